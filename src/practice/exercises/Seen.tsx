/** What the question is about, as large as it can be. */
export const Seen = ({ text, isTelugu = true }: { text: string; isTelugu?: boolean }) => (
  <p
    data-asked
    lang={isTelugu ? 'te' : undefined}
    className={`font-display text-center wrap-anywhere ${text.length <= 4 ? 'text-[6.5rem] leading-tight!' : text.length <= 16 ? 'text-5xl' : 'text-3xl'}`}
  >
    {text}
  </p>
);
