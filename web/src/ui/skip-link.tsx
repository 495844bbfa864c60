export const SkipLink = ({ to, name }: { to: string; name: string }) => (
  <a
    className="fixed top-0 left-2 z-99 -translate-y-[calc(100%+4px)] rounded-b-md bg-taxi-400 px-4 py-2.5 font-semibold no-underline focus:translate-y-0 print:hidden"
    href={`#${to}`}
  >
    Skip to {name}
  </a>
)
