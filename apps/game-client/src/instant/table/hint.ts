import { deviceStorage } from '@fairground/vendor-ui'
import { useState } from 'react'

const key = 'fairground.hints'

/** Whether this device wants to be told the best play. */
export function useHint(): [isOn: boolean, toggle: () => void] {
  const [isOn, setOn] = useState(() => deviceStorage.read(key) === 'on')
  const toggle = () => {
    deviceStorage.write(key, isOn ? 'off' : 'on')
    setOn(!isOn)
  }
  return [isOn, toggle]
}
