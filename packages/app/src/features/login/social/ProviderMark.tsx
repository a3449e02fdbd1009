/** The round mark of the one provider that the contract names: its letter, in its own colour. */
export function ProviderMark() {
  return (
    <svg aria-hidden="true" viewBox="0 0 24 24" width={24} height={24}>
      <circle cx="12" cy="12" r="12" fill="#0866ff" />
      <path
        fill="#ffffff"
        d="M13.6 24v-8.9h3l.5-3.6h-3.5V9.3c0-1 .3-1.8 1.8-1.8h1.8V4.3c-.3 0-1.4-.1-2.6-.1-2.7 0-4.4 1.6-4.4 4.6v2.7H7.1v3.6h3.1V24Z"
      />
    </svg>
  );
}
