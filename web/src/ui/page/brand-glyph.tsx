const glyphs = {
  youtube: (
    <>
      <rect x="1.5" y="4.5" width="21" height="15" rx="4.5" fill="currentColor" stroke="none" />
      <path d="M10 8.6v6.8l6-3.4Z" fill="var(--color-chun-50)" stroke="none" />
    </>
  ),
  instagram: (
    <>
      <rect x="3" y="3" width="18" height="18" rx="5.5" />
      <circle cx="12" cy="12" r="4.2" />
      <circle cx="17.3" cy="6.7" r=".9" fill="currentColor" />
    </>
  ),
  whatsapp: (
    <>
      <path d="M3.2 20.8 4.5 16A9 9 0 1 1 8 19.5Z" strokeLinecap="round" strokeLinejoin="round" />
      <path
        d="M8.6 7.6c.6-.6 1.2-.4 1.5.2l.7 1.5c.2.4 0 .7-.7 1.5.6 1.4 1.6 2.4 3 3 .8-.7 1.1-.9 1.5-.7l1.5.7c.6.3.8.9.2 1.5-.9 1-2.200 1.200-4 .3-1.900-.900-3.200-2.200-4.100-4.100-.800-1.700-.600-3 .4-3.900Z"
        fill="currentColor"
        stroke="none"
      />
    </>
  ),
  twitter: (
    <>
      <path d="M4 4.5h3.6L20 19.5h-3.6Z" strokeLinejoin="round" />
      <path d="m19 4.5-6.4 7M5 19.5l6.2-6.8" strokeLinecap="round" />
    </>
  ),
}

export const BrandGlyph = ({ name }: { name: keyof typeof glyphs }) => (
  <svg
    className="size-5 flex-none"
    viewBox="0 0 24 24"
    width="20"
    height="20"
    fill="none"
    stroke="currentColor"
    strokeWidth="2.2"
    aria-hidden="true"
  >
    {glyphs[name]}
  </svg>
)
