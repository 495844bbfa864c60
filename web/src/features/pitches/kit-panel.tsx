import { api, currentOf, matching, type Setting } from '@bong-bari/contract'
import { kitFile, kitPage } from '@bong-bari/edge'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Download, FileText, SquareArrowOutUpRight } from 'lucide-react'
import { call, hasSession, keyOf } from '../../api.ts'
import { changeQuery } from '../../office/change-query.ts'
import { CopyButton } from '../../office/copy-button.tsx'
import { showFailure } from '../../office/failure.ts'
import { panelClass } from '../../office/panel.tsx'
import { Switch } from '../../office/switch.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'
import { toast } from '../../ui/toast.tsx'

const { list, update } = api.settings
const queryKey = keyOf(list)
const settingKey = 'mediaKitListed'

/** The setting that lets search engines list the kit, saved at a press. */
const useListed = () => {
  const client = useQueryClient()
  const { data, isError } = useQuery({
    queryKey,
    queryFn: ({ signal }) => call(list, undefined, { signal }),
    enabled: hasSession,
  })
  const setting = data?.find((one) => one.settingKey === settingKey)
  const store = (now: Setting) =>
    changeQuery<Setting[]>(client, queryKey, (known) =>
      known.map((one) => (one.settingKey === settingKey ? now : one)),
    )
  const { mutate, isPending } = useMutation({
    mutationFn: (on: boolean) =>
      call(
        update,
        { params: { key: settingKey }, body: { settingValue: on ? 'on' : 'off' } },
        { headers: matching(setting?.version ?? 0) },
      ),
    onSuccess: (saved) => {
      store(saved)
      const isOn = saved.settingValue === 'on'
      toast({
        title: 'Setting Saved',
        description: isOn
          ? 'Search engines may list the media kit.'
          : 'Search engines are asked not to list the media kit.',
      })
    },
    onError: (failure) => {
      // Somebody else was faster: the switch shows their choice.
      const now = currentOf(update, failure)
      if (now) store(now)
      else showFailure(failure)
    },
  })
  return { setting, isError, isPending, turn: mutate }
}

const Listed = () => {
  const { setting, isError, isPending, turn } = useListed()
  if (isError)
    return (
      <p className="text-dense">
        Whether search engines list it is in the{' '}
        <Link to={`/admin/settings#${settingKey}`} className="text-phalak-700">
          settings
        </Link>
        , which could not be loaded.
      </p>
    )
  if (!setting) return null
  const label = 'Search engines may list it'
  return (
    <div className="flex items-center gap-2">
      <Switch
        label={label}
        isOn={setting.settingValue === 'on'}
        isBusy={isPending}
        onSwitch={turn}
      />
      <span className="text-ui">{label}</span>
    </div>
  )
}

export const KitPanel = () => {
  const address = `${location.origin}${kitPage}`
  return (
    <section className={`${panelClass} mt-3.5 grid gap-2 px-4.5 py-3`} aria-labelledby="media-kit">
      <h2 id="media-kit" className="flex items-center gap-2 text-h5">
        <FileText className="size-5" />
        Media kit
      </h2>
      <p className="text-dense text-khata-700">
        The same values as a page and as a PDF, to forward and to print. Both follow a change here
        within minutes.
      </p>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <div className="flex flex-wrap gap-2">
          <ButtonLink variant="secondary" href={kitPage} newTab>
            <SquareArrowOutUpRight />
            Open the page
          </ButtonLink>
          <ButtonLink variant="secondary" href={kitFile} download="">
            <Download />
            Save the PDF
          </ButtonLink>
        </div>
        <span className="wrap-anywhere flex items-center gap-1 text-ui">
          {address}
          <CopyButton text={address} label="the address of the media kit" />
        </span>
        <Listed />
      </div>
    </section>
  )
}
