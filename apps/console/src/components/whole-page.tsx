import { Empty, type EmptyProps } from '@fairground/ui'

/** One quiet sentence where a page would be. */
export function WholePage(props: Omit<EmptyProps, 'layout'>) {
  return (
    <div className="grid min-h-[60dvh] flex-1 place-items-center p-4">
      <Empty {...props} />
    </div>
  )
}
