import { startDesk } from '../start-desk.tsx'
import { Camera } from './camera.ts'
import { CameraPage } from './camera-page.tsx'

/** The page of a camera: let in by the same ticket as a desk. */
export const startCamera = (root: HTMLElement): Promise<void> =>
  startDesk(root, (desk) => {
    const camera = new Camera(desk)
    void camera.start()
    return <CameraPage camera={camera} />
  })
