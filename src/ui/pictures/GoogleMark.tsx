/** Google requires its own mark on a sign-in button. */
export const GoogleMark = () => (
  <svg viewBox="0 0 24 24" className="size-5 flex-none" aria-hidden="true">
    <path
      fill="#4285f4"
      d="M22.5 12.2c0-.8-.1-1.5-.2-2.2H12v4.3h5.9a5 5 0 0 1-2.2 3.3v2.7h3.5c2.1-1.9 3.3-4.7 3.3-8.1z"
    />
    <path
      fill="#34a853"
      d="M12 23c3 0 5.5-1 7.2-2.7l-3.5-2.7c-1 .7-2.2 1.1-3.7 1.1-2.9 0-5.3-1.9-6.2-4.5H2.2v2.8A11 11 0 0 0 12 23z"
    />
    <path fill="#fbbc05" d="M5.8 14.2a6.6 6.6 0 0 1 0-4.3V7.1H2.2a11 11 0 0 0 0 9.9z" />
    <path
      fill="#ea4335"
      d="M12 5.4c1.6 0 3.1.600 4.2 1.6l3.1-3.1A11 11 0 0 0 2.2 7.1l3.6 2.8C6.7 7.3 9.1 5.4 12 5.4z"
    />
  </svg>
);
