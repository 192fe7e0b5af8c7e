import { type PictureUse, pictureSizes } from '@fairground/contract'

/** Where pictures of banners, popups and pages are had; below it their id and their width. */
export const pictureFolder = '/wps/system/contentPicture'

/** The address of a picture in its full size. No two pictures ever have the same. */
export const pictureUrl = (id: string, use: PictureUse): string => `${pictureFolder}/${id}/${pictureSizes[use].width}`
