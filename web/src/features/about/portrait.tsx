import { Art } from '../../ui/art.tsx'
import { Piece } from '../../ui/piece.tsx'

const kajol = 'var(--color-kajol)'

const Painting = () => (
  <svg
    role="img"
    aria-label="Illustrated family portrait of mother and son in a wooden frame"
    viewBox="0 0 560 420"
    className="h-auto w-full border-4 border-kajol shadow-[12px_14px_0_var(--color-chhaya)]"
  >
    <rect width="560" height="420" fill="var(--color-bhanr-700)" />
    <path d="M8 8h544v404H8Z" fill="none" stroke="var(--color-taxi-400)" strokeWidth="4" />
    <path d="M26 26h508v368H26Z" fill="var(--color-jaanla-300)" stroke={kajol} strokeWidth="5" />
    <svg aria-hidden="true" x="28" y="28" width="504" height="364" viewBox="0 0 504 364">
      <path d="M0 250h504v120H0Z" fill="var(--color-jaanla-700)" />
      <Piece name="masmile" x={22} y={36} width={284} height={334} />
      <Piece name="sonsmile" x={214} y={36} width={284} height={334} />
    </svg>
  </svg>
)

const Nail = () => (
  <svg
    aria-hidden="true"
    viewBox="0 0 200 60"
    className="absolute top-4 left-1/2 hidden w-[200px] -translate-x-1/2 lg:block"
  >
    <path d="M100 8 10 58M100 8l90 50" stroke={kajol} strokeWidth="3" />
    <circle cx="100" cy="8" r="6" fill={kajol} />
  </svg>
)

/** Along the wall below: the shopping, and who hopes for fish in it. */
const Floor = () => (
  <div className="mt-auto hidden items-end justify-end gap-7 pr-6 lg:-mb-[54px] lg:flex">
    <Art name="cat" className="h-auto w-[150px] lg:max-xl:w-[200px]" />
    <Art name="bags" className="h-auto w-[190px] lg:max-xl:w-[250px]" />
  </div>
)

/** The family portrait, a little crooked, with the gecko who agrees with everything. */
export const Portrait = () => (
  <div className="flex flex-col gap-10 max-lg:mx-auto max-lg:my-9 max-lg:w-[min(600px,100%)] lg:col-start-2 lg:row-span-2 lg:row-start-1">
    <figure className="relative rotate-[1.2deg] lg:pt-[72px] lg:max-xl:mt-[164px]">
      <Nail />
      <Painting />
      <Art
        name="gecko"
        className="absolute -top-10 right-0 h-auto w-24 -rotate-70 lg:top-[38px] lg:-right-3.5"
      />
      <figcaption className="mt-4 font-medium">
        Ma and son. She picked the frame, he carried it home in the tram.
      </figcaption>
    </figure>
    <Floor />
  </div>
)
