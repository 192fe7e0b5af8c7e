/** Ground, depth and movement of what drops from a control: menus, selects. */
export const popupClass =
  'origin-(--transform-origin) rounded-md bg-overlay text-ink shadow-[var(--f-shadow-2),inset_0_0_0_1px_var(--f-line)] outline-none ' +
  'transition-[opacity,transform] duration-fast ease-out ' +
  'data-[starting-style]:-translate-y-1 data-[starting-style]:opacity-0 data-[ending-style]:opacity-0'
