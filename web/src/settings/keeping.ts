/** Keeps the settings with the account, if one is signed in. Without a connection they are kept by this browser alone. */
export function keepWithAccount(): void {
  import('./account').then(({ keep }) => keep()).catch(() => {});
}
