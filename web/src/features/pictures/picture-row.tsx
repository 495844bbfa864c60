import type { ListedPicture, PictureUse } from '@bong-bari/contract'
import { Clock, ImageUp } from 'lucide-react'
import { Badge } from '../../office/badge.tsx'
import { nameOfPicture } from '../../office/picture-library.ts'
import { relativeTime, timeWithin } from '../../office/relative-time.ts'
import { Row, RowFact, RowFacts, RowText, RowTitle, RowTools, RowWords } from '../../office/row.tsx'
import { EditTool } from '../../office/row-tools.tsx'
import { langOf } from '../../ui/lang-of.ts'
import { Link } from '../../ui/link.tsx'
import { MixedText } from '../../ui/mixed-text.tsx'

const toPost = (id: string) => `/admin?tab=blog&post=${id}`

const kinds: Record<string, { word: string; to?: (id: string) => string }> = {
  post: { word: 'Blog post', to: toPost },
  postRevision: { word: 'Earlier version of a blog post', to: toPost },
  postChanges: { word: 'Changes of a blog post that are not public yet', to: toPost },
  section: { word: 'Homepage section', to: (id) => `/admin/homepage?section=${id}` },
  trash: { word: 'In the trash', to: () => '/admin/trash' },
}

const Use = ({ use: { kind, id, title } }: { use: PictureUse }) => {
  const { word, to } = kinds[kind] ?? { word: kind }
  const name = <MixedText>{title ?? 'No title'}</MixedText>
  return (
    <li>
      {word}:{' '}
      {to ? (
        <Link className="inline-flex min-h-6 items-center underline max-md:min-h-11" to={to(id)}>
          {name}
        </Link>
      ) : (
        name
      )}
    </li>
  )
}

const month = 30 * 24 * 60 * 60_000

/** The weekly sweep removes it 30 days after first finding it unused. */
const goesWords = ({ unusedSince }: ListedPicture, now: number) => {
  if (!unusedSince) return 'Used nowhere. Removed about a month from now.'
  const at = Date.parse(unusedSince) + month
  return at <= now
    ? 'Used nowhere. Removed at the next weekly cleaning.'
    : `Used nowhere. Removed at the first weekly cleaning after ${relativeTime(new Date(at).toISOString(), at + 3 * month)}.`
}

const Words = ({ words, lang }: { words: string | null; lang: string }) =>
  words && <RowText lang={lang}>{words}</RowText>

type PictureRowProps = { picture: ListedPicture; now: number; onEdit: () => void }

export const PictureRow = ({ picture, now, onEdit }: PictureRowProps) => {
  const { src, small, width, height, bytes, altBn, altEn, uses, createdAt, createdBy } = picture
  const name = nameOfPicture(picture)
  return (
    <Row>
      <a href={src} target="_blank" rel="noopener" aria-label={`Open ${name} in a new tab`}>
        <img
          className="h-[84px] w-[120px] rounded-sm bg-khata-100 object-contain"
          src={small?.src ?? src}
          alt=""
          width={120}
          height={84}
          loading="lazy"
        />
      </a>
      <RowWords>
        <RowTitle>
          <span lang={langOf(name)}>{name}</span>
        </RowTitle>
        {altEn && <Words words={altBn} lang="bn" />}
        <RowFacts>
          <RowFact icon={ImageUp}>
            {createdBy ? `Uploaded by ${createdBy}, ` : 'Uploaded '}
            {timeWithin(createdAt, now)}
          </RowFact>
          <span>
            {width} × {height}, {Math.ceil(bytes / 1_000)} KB
          </span>
          {!altBn && !altEn && <Badge tone="amber">Not described</Badge>}
        </RowFacts>
        {uses.length > 0 ? (
          <ul className="grid gap-0.5 text-dense" aria-label="Used in">
            {uses.map((use) => (
              <Use key={`${use.kind}#${use.id}`} use={use} />
            ))}
          </ul>
        ) : (
          <RowFacts>
            <RowFact icon={Clock}>{goesWords(picture, now)}</RowFact>
          </RowFacts>
        )}
      </RowWords>
      <RowTools>
        <EditTool name={name} onClick={onEdit} />
      </RowTools>
    </Row>
  )
}
