import { Art } from '../../ui/art.tsx'
import { Say } from '../../ui/say.tsx'

export const Bay = ({ who, words }: { who: 'ma' | 'son'; words: string }) => (
  <div className={`bay ${who}`}>
    <Say
      lang="bn"
      tail={who === 'ma' ? 'left' : 'right'}
      className="md:text-film max-md:w-fit max-md:whitespace-normal max-md:text-balance"
    >
      {words}
    </Say>
    <span className="window-frame">
      <span className="window-view" />
      <span className="shutter left" />
      <span className="shutter right" />
    </span>
    <span className="peek">
      <Art name={who} />
    </span>
    <span className="window-sill" />
  </div>
)
