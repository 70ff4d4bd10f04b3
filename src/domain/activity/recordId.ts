/** A record's id begins with its learner's: nobody else can take the name that it will have. What has one keeps it. */
export const recordIdOf = (userId: string, name: string): string =>
  name.startsWith(`${userId}_`) ? name : `${userId}_${name}`;

export const recordNameOf = (userId: string, id: string): string =>
  id.startsWith(`${userId}_`) ? id.slice(userId.length + 1) : id;
