type AsyncMethod<Port> = {
  [Name in keyof Port]-?: NonNullable<Port[Name]> extends (...given: never[]) => Promise<unknown> ? Name : never;
}[keyof Port];

/**
 * Loads the code of a port with its first call: Firestore is the largest part of Firebase, and no public page needs it.
 * When loading fails, each call returns the result of `onFail`.
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
