import { Skeleton } from '../state/skeleton.tsx'

/** A game that is on its way. */
export function GameTileSkeleton({ className }: { className?: string }) {
  return (
    <div aria-hidden="true" className={className}>
      <Skeleton className="aspect-3/4 rounded-[14px]!" />
      <Skeleton className="mt-2.5 h-3.5 w-5/6" />
      <Skeleton className="mt-2 h-2.75 w-1/2" />
    </div>
  )
}
