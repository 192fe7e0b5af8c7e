import { Button, Switch } from '@fairground/ui'
import './by-hand.css'

interface ByHandProps {
  isByHand: boolean
  onByHand: (isByHand: boolean) => void
  /** Whether it is shown; its place is kept. */
  isShown: boolean
  /** Opens it at once; absent where nothing is to be opened. */
  onOpen?: (() => void) | undefined
  words: { self: string; open: string }
}

/** Whether the player opens it, or leaves that to the dealer. */
export const ByHand = ({ isByHand, onByHand, isShown, onOpen, words }: ByHandProps) => (
  <div className="by-hand" data-on={isShown ? true : undefined}>
    <Switch checked={isByHand} onChange={() => onByHand(!isByHand)}>
      {words.self}
    </Switch>
    {onOpen && (
      <Button size="sm" onClick={onOpen}>
        {words.open}
      </Button>
    )}
  </div>
)
