export const ListTop = ({ title, lead }: { title: string; lead: string }) => (
  <div className="max-w-3xl pt-8 pb-10">
    <h1 className="text-4xl md:text-5xl">{title}</h1>
    <p className="mt-3 text-lg text-muted">{lead}</p>
  </div>
);
