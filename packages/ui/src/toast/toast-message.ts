export type ToastTone = 'ok' | 'bad' | 'info'

export type ToastMessage = {
  tone?: ToastTone
  title: string
  text?: string
  action?: { label: string; onClick: () => void }
}
