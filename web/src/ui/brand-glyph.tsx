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
