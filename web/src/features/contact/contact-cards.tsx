import { useSiteSettings } from '../../site-settings.ts'
import { Art, type ArtName } from '../../ui/art.tsx'
import { Breakable } from '../../ui/breakable.tsx'
import { whatsappLink } from '../../ui/reach-us.tsx'

type CardProps = {
  art: ArtName
  title: string
  bengali: string
  address: string
  href: string
  newTab?: boolean
}

const Card = ({ art, title, bengali, address, href, newTab }: CardProps) => (
  <a
    href={href}
    {...(newTab && { target: '_blank', rel: 'noopener' })}
    className="group flex items-center gap-[clamp(10px,4vw,18px)] rounded-[12px] border-3 border-kajol bg-chun-50 px-[clamp(12px,4vw,20px)] py-[18px] no-underline shadow-ledge transition-transform duration-(--duration-tap) hover:bg-white active:translate-y-[3px] active:shadow-none"
  >
    <Art
      name={art}
      className="h-[clamp(64px,24vw,104px)] w-auto flex-none group-hover:animate-ring group-focus-visible:animate-ring"
    />
    <span className="min-w-0">
      <b className="block font-display font-extrabold text-title leading-[1.2]">{title}</b>
      <span lang="bn" className="block text-paar-700">
        {bengali}
      </span>
      <span className="wrap-anywhere mt-1 block font-semibold underline underline-offset-4">
        <Breakable>{address}</Breakable>
      </span>
      {newTab && <span className="sr-only"> (opens in a new tab)</span>}
    </span>
  </a>
)

export const ContactCards = () => {
  const { email, whatsapp } = useSiteSettings()
  return (
    <div className="grid gap-[18px] xl:grid-cols-2">
      <Card
        art="letterbox"
        title="Email"
        bengali="চিঠি লিখুন"
        address={email}
        href={`mailto:${email}`}
      />
      <Card
        art="phone"
        title="WhatsApp"
        bengali="দু’কথা হোক"
        address={whatsapp}
        href={whatsappLink(whatsapp)}
        newTab
      />
    </div>
  )
}
