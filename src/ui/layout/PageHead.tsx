/** React moves both tags into the document's head, also when prerendering. */
export const PageHead = ({ title, description }: { title: string; description: string }) => (
  <>
    <title>{title}</title>
    <meta name="description" content={description} />
  </>
);
