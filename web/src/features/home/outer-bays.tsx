import { Art } from '../../ui/art.tsx'

/** Beyond the family's windows, where a wide wall has room. */
export const OuterBays = () => (
  <>
    <div className="outer-bay left-0">
      <Art name="door" className="outer-wide" />
      <Art name="letterbox" className="outer-slim" />
    </div>
    <div className="outer-bay right-0">
      <span className="outer-wide">
        <span className="asleep">
          <Art name="cat" className="cat" />
          <span className="window-frame">
            <span className="shutter left" />
            <span className="shutter right" />
          </span>
          <span className="window-sill" />
        </span>
      </span>
      <Art name="lamp" className="outer-slim" />
    </div>
  </>
)
