/** The saree border: a band, a gap, a line. One per view. */
export const Paar = ({ yellow }: { yellow?: boolean }) => (
  <div
    aria-hidden="true"
    className={`relative h-3 border-t-7 after:absolute after:inset-x-0 after:top-[2.5px] after:border-t-[1.5px] after:border-inherit ${yellow ? 'border-taxi-400' : 'border-paar-600'}`}
  />
)
