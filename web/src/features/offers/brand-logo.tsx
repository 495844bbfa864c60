import type { ShownPitch } from '@bong-bari/contract'
import { Fragment } from 'react'
import { widthsOf } from '../../ui/shown-picture.ts'

const frame = 'flex-none border-2 border-kajol'

/** The first letter with its signs, never half a conjunct. */
const initialOf = (title: string) =>
  /^\P{M}\p{M}*/u.exec(title.trim())?.[0].replace(/\u09cd$/, '') ?? ''

type Props = { brand: ShownPitch & { title: string }; className: string; isFace?: boolean }

/** A brand's logo or a person's face beside its name; the initial where there is none or it does not load. */
export const BrandLogo = ({ brand, className, isFace = false }: Props) => {
  const { title, imageUrl, imageWidth, imageSmall } = brand
  const shape = `${frame} ${className} ${isFace ? 'rounded-full' : 'rounded-md'}`
  return (
    <Fragment key={imageUrl}>
      {imageUrl && (
        <img
          className={`${shape} bg-white ${isFace ? 'object-cover' : 'object-contain'}`}
          src={imageUrl}
          {...widthsOf(imageUrl, imageWidth, imageSmall, '96px')}
          alt=""
          loading="lazy"
          data-optional=""
        />
      )}
      <span
        hidden={Boolean(imageUrl)}
        className={`${shape} grid place-items-center bg-taxi-100 font-display font-extrabold text-kajol leading-none`}
        aria-hidden="true"
      >
        {initialOf(title)}
      </span>
    </Fragment>
  )
}
