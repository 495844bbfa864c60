import type { Picture } from '@bong-bari/contract'
import { ImageUp } from 'lucide-react'
import { Badge } from '../../office/list/badge.tsx'
import {
  DeleteTool,
  EditTool,
  Row,
  RowFact,
  RowFacts,
  RowTitle,
  RowTools,
  RowWords,
} from '../../office/list/row.tsx'
import { timeWithin } from '../../office/page/relative-time.ts'
import { nameOfPicture } from '../../office/picture/picture-library.tsx'
import { langOf } from '../../ui/lang-of.ts'

type PictureRowProps = {
  picture: Picture
  now: number
  onEdit: () => void
  onDelete: () => void
}

export const PictureRow = ({ picture, now, onEdit, onDelete }: PictureRowProps) => {
  const { src, small, width, height, bytes, alt, createdAt, createdBy } = picture
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
        <RowFacts>
          <RowFact icon={ImageUp}>
            {createdBy ? `Uploaded by ${createdBy}, ` : 'Uploaded '}
            {timeWithin(createdAt, now)}
          </RowFact>
          <span>
            {width} × {height}, {Math.ceil(bytes / 1_000)} KB
          </span>
          {!alt && <Badge tone="amber">Not described</Badge>}
        </RowFacts>
      </RowWords>
      <RowTools>
        <EditTool name={name} onClick={onEdit} />
        <DeleteTool name={name} onClick={onDelete} />
      </RowTools>
    </Row>
  )
}
