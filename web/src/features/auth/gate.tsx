import { Art } from '../../ui/art.tsx'

const cross = 'M0 0 58 120M58 0 0 120'
const uprights = 'M0 0v120M58 0v120M29 0v120'

/** The collapsible iron gate of the house, shut, with the cat on guard. */
export const Gate = () => (
  <div className="gate" aria-hidden="true">
    <div className="light" />
    <svg className="bars" aria-hidden="true" focusable="false">
      <defs>
        <pattern id="gate-bars" width="58" height="120" patternUnits="userSpaceOnUse">
          <path d={cross} stroke="#2A1611" strokeWidth="5" />
          <path d={cross} stroke="#3E6B5E" strokeWidth="2" />
          <path d={uprights} stroke="#2A1611" strokeWidth="9" />
          <path d={uprights} stroke="#157059" strokeWidth="4" />
          <circle cx="29" cy="60" r="5" fill="#86BFA8" stroke="#2A1611" strokeWidth="2" />
          <circle cx="0" cy="0" r="5" fill="#86BFA8" />
        </pattern>
      </defs>
      <rect width="100%" height="100%" fill="url(#gate-bars)" />
    </svg>
    <Art name="lock" className="lock" />
    <Art name="cat" className="cat" />
  </div>
)
