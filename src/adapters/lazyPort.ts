type AsyncMethod<Port> = {
  [Name in keyof Port]-?: NonNullable<Port[Name]> extends (...given: never[]) => Promise<unknown> ? Name : never;
}[keyof Port];

/**
 * Methods of a port whose code is loaded with the first call: Firestore is most of Firebase's weight, and no public
 * page needs it. When the code does not arrive, `onFail` says what each call answers.
 */
export function lazyPort<Port extends object>(load: () => Promise<Port>, onFail: (thrown: unknown) => unknown) {
  return <Name extends AsyncMethod<Port>>(name: Name): Port[Name] => {
    const call = async (...given: unknown[]) => {
      let port: Port;
      try {
        port = await load();
      } catch (thrown) {
        return onFail(thrown);
      }
      return (port[name] as (...given: unknown[]) => unknown)(...given);
    };
    return call as Port[Name];
  };
}
