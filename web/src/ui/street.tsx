import { Art } from './art.tsx'

export const Street = ({ tram, className = '' }: { tram?: boolean; className?: string }) => (
  <div aria-hidden="true" className={`street ${className}`}>
    {tram && <Art name="tram" className="tram" data-parallax-x={0.35} />}
    <Art name="rickshaw" className="rickshaw" data-parallax-x={-0.2} />
    <Art name="taxi" className="taxi" data-parallax-x="" />
  </div>
)
