/** A record's id begins with its learner's: nobody else can take the name that it will have. What has one keeps it. */
export const recordIdOf = (userId: string, name: string): string =>
  name.startsWith(`${userId}_`) ? name : `${userId}_${name}`;

/** The name without its learner, also as earlier versions wrote it where two learners of a device had the same record. */
export function recordNameOf(userId: string, id: string): string {
  if (id.startsWith(`${userId}_`)) return id.slice(userId.length + 1);
  return id.endsWith(`-${userId}`) ? id.slice(0, -userId.length - 1) : id;
}
