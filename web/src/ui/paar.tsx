/** The saree border. One per view. */
export const Paar = ({ yellow }: { yellow?: boolean }) => (
  <div className={yellow ? 'paar yellow' : 'paar'} aria-hidden="true" />
)
