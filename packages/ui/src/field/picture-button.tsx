import { type ChangeEvent, useRef } from 'react'
import { Button, type ButtonProps } from '../button/button.tsx'
import { Icon } from '../icon/icon.tsx'

type PictureButtonProps = Pick<ButtonProps, 'block' | 'size'> & {
  label: string
  onPick: (picture: File) => void
}

/** Opens the device's chooser for one picture. The same picture can be chosen again. */
export function PictureButton({ label, onPick, ...look }: PictureButtonProps) {
  const input = useRef<HTMLInputElement>(null)
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [picture] = target.files ?? []
    target.value = ''
    if (picture) onPick(picture)
  }
  return (
    <>
      <input
        ref={input}
        type="file"
        accept="image/png,image/jpeg,.jfif,.jpe"
        hidden
        aria-label={label}
        onChange={choose}
      />
      <Button
        variant="line"
        {...look}
        start={<Icon name="icon-[ph--image-duotone]" />}
        onClick={() => input.current?.click()}
      >
        {label}
      </Button>
    </>
  )
}
