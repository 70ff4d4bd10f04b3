/** A record id starts with the learner's id, so another learner cannot create a record with that id first. */
export const recordIdOf = (userId: string, name: string): string =>
  name.startsWith(`${userId}_`) ? name : `${userId}_${name}`;

export const recordNameOf = (userId: string, id: string): string =>
  id.startsWith(`${userId}_`) ? id.slice(userId.length + 1) : id;
