/** The person who is signed in, as the identity port tells it. */
export type Learner = { readonly id: string; readonly name: string; readonly email: string };
