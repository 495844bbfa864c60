import { Art } from '../../ui/art.tsx'

const cross = 'M0 0 58 120M58 0 0 120'
const uprights = 'M0 0v120M58 0v120M29 0v120'

export const Gate = () => (
  <div
    className="relative overflow-hidden border-kajol max-md:border-b-4 md:border-r-4"
    aria-hidden="true"
  >
    <svg className="absolute inset-0 size-full" aria-hidden="true" focusable="false">
      <defs>
        <radialGradient id="gate-lamp" cx=".5" cy=".45" r=".58">
          <stop offset="0" stopColor="#FFC42B" />
          <stop offset=".55" stopColor="#C2633A" />
          <stop offset="1" stopColor="#5E1812" />
        </radialGradient>
        <pattern id="gate-bars" width="58" height="120" patternUnits="userSpaceOnUse">
          <path d={cross} stroke="#2A1611" strokeWidth="5" />
          <path d={cross} stroke="#3E6B5E" strokeWidth="2" />
          <path d={uprights} stroke="#2A1611" strokeWidth="9" />
          <path d={uprights} stroke="#157059" strokeWidth="4" />
          <circle cx="29" cy="60" r="5" fill="#86BFA8" stroke="#2A1611" strokeWidth="2" />
          <circle cx="0" cy="0" r="5" fill="#86BFA8" />
        </pattern>
      </defs>
      <rect width="100%" height="100%" fill="url(#gate-lamp)" />
      <rect width="100%" height="100%" fill="url(#gate-bars)" />
    </svg>
    <Art
      name="lock"
      className="absolute top-1/2 left-1/2 h-auto w-[118px] -translate-x-1/2 -translate-y-[58%] max-md:w-[70px]"
    />
    <Art
      name="cat"
      className="absolute -bottom-[3px] left-[12%] h-auto w-[132px] max-md:left-[8%] max-md:w-[84px]"
    />
  </div>
)
