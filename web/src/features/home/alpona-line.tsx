import { artHref } from '../../ui/art.tsx'

/** The white border line drawn along the edge of a floor. */
export const AlponaLine = () => (
  <svg className="alpona-line" width="100%" height="44" aria-hidden="true">
    <defs>
      <pattern id="alpona-line" width="110" height="44" patternUnits="userSpaceOnUse">
        <use href={artHref('alponaline')} width="110" height="44" />
      </pattern>
    </defs>
    <rect width="100%" height="44" fill="url(#alpona-line)" />
  </svg>
)
