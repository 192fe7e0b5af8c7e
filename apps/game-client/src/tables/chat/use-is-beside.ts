import { useMediaQuery } from '@fairground/ui'

/** Whether there is room beside the game; elsewhere the chat is a sheet. The same bound as in `app.css`. */
export const useIsBeside = (): boolean => useMediaQuery('(min-width: 80rem) and (min-height: 40rem)')
