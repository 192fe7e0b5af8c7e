import { useState } from 'react'
import { IconButton } from '../button/icon-button.tsx'
import { useUiText } from '../provider/ui-provider.tsx'
import { Input, type InputProps } from './input.tsx'

/** A password with a show/hide button. Give `autoComplete` (`current-password` or `new-password`). */
export function PasswordInput(props: Omit<InputProps, 'type' | 'end'>) {
  const text = useUiText()
  const [isShown, setIsShown] = useState(false)
  return (
    <Input
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      {...props}
      type={isShown ? 'text' : 'password'}
      end={
        <IconButton
          size="sm"
          className="-me-1.5"
          disabled={props.disabled}
          label={isShown ? text.hidePassword : text.showPassword}
          icon={isShown ? 'icon-[ph--eye]' : 'icon-[ph--eye-slash]'}
          iconClassName="text-base"
          onClick={() => setIsShown(!isShown)}
        />
      }
    />
  )
}
