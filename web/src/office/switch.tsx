type SwitchProps = {
  label: string
  isOn: boolean
  /** While pending: keeps focus, ignores presses. */
  isBusy: boolean
  onSwitch: (on: boolean) => void
}

export const Switch = ({ label, isOn, isBusy, onSwitch }: SwitchProps) => (
  <button
    type="button"
    role="switch"
    className="group/switch flex min-h-10 flex-none items-center gap-2 px-1 off:cursor-progress max-md:min-h-11"
    aria-label={label}
    aria-checked={isOn}
    aria-disabled={isBusy}
    onClick={() => isBusy || onSwitch(!isOn)}
  >
    <span
      className="font-medium text-dense text-khata-700 group-aria-checked/switch:text-jaanla-800"
      aria-hidden="true"
    >
      {isOn ? 'Active' : 'Inactive'}
    </span>
    <span className="flex h-6 w-11 items-center rounded-full border border-khata-500 bg-khata-200 p-0.5 transition-colors duration-(--duration-tap) group-hover/switch:border-jaanla-700 group-aria-checked/switch:border-jaanla-700 group-aria-checked/switch:bg-jaanla-700">
      <span className="size-4.5 rounded-full border border-khata-500 bg-white transition-transform duration-(--duration-tap) group-aria-checked/switch:translate-x-5 group-aria-checked/switch:border-white" />
    </span>
  </button>
)
