import { markdownBeginning } from '@bong-bari/markdown'
import { site } from '@bong-bari/site'
import { langOf } from '../../ui/lang-of.ts'
import card from './post-card.webp'
import type { PostValues } from './post-values.ts'

/** Letters of text in a link preview. */
const shownLetters = 160

/** Rough size of the title, in hundredths of the card. */
const sizeOf = ({ length }: string) => (length < 24 ? 6.3 : length < 60 ? 5 : 4)

type ShareCardProps = { values: PostValues; image: string }

export const ShareCard = ({ values: { title, content }, image }: ShareCardProps) => (
  <figure className="max-w-[400px] overflow-hidden rounded-field border border-khata-200">
    <div className="@container relative aspect-[1200/630] bg-khata-100">
      <img src={card} alt="" className="size-full" />
      {image && (
        <div className="absolute top-[22.2%] left-[1.6%] h-[57.2%] w-[32.1%] bg-[#f0a78e]">
          <img
            src={image}
            alt=""
            className="absolute top-[4.2%] left-[3.4%] h-[92%] w-[92%] border-2 border-kajol object-cover"
          />
        </div>
      )}
      <p
        lang={langOf(title)}
        className="absolute top-[25.7%] left-[38.5%] flex h-[38%] w-[55.3%] items-center font-bold font-display text-[#8c1418] leading-[1.28]"
        style={{ fontSize: `calc(${sizeOf(title)} * var(--cqi))` }}
      >
        <span className="wrap-anywhere line-clamp-4">{title}</span>
      </p>
    </div>
    <figcaption className="grid gap-0.5 px-3 py-2 text-dense leading-[1.4]">
      <b lang={langOf(title)} className="line-clamp-1">
        {title || '…'} - {site.name} Blog
      </b>
      <span className="line-clamp-2 text-khata-700">
        {markdownBeginning(content, shownLetters)}
      </span>
      <span className="text-khata-700">{location.host}</span>
    </figcaption>
  </figure>
)
