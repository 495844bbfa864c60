export const Scrim = ({ onClick }: { onClick?: () => void }) => (
  <div data-scrim className="fixed inset-0 z-70 bg-kajol/45" aria-hidden="true" onClick={onClick} />
)
