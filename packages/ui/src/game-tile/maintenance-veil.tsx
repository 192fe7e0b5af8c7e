import { Icon } from '../icon/icon.tsx'
import { useUiText } from '../provider/ui-provider.tsx'
import { fill } from '../provider/ui-text.ts'

/** Over art that is dimmed: the game is being repaired, and until when. */
export function MaintenanceVeil({ until }: { until: string | undefined }) {
  const text = useUiText()
  return (
    <span className="absolute inset-0 grid place-content-center justify-items-center gap-1.5 p-2 text-center text-sm font-semibold text-balance text-[#fff6e4]">
      <Icon name="icon-[ph--wrench-duotone]" className="text-[26px]" />
      {until === undefined ? text.maintenance : fill(text.maintenanceUntil, { time: until })}
    </span>
  )
}
