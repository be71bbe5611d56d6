const light = {
  sea: '#dbe7e9',
  abroad: '#eef2f2',
  land: '#ffffff',
  border: '#9fb0b6',
  state: '#c3cfd3',
  name: '#3b4e56',
  quiet: '#71848c',
  circle: '#0a6b75',
}
export type Palette = typeof light

const dark: Palette = {
  sea: '#0a1214',
  abroad: '#131e22',
  land: '#1c2a2f',
  border: '#55676e',
  state: '#34464d',
  name: '#c3d0d4',
  quiet: '#8698a0',
  circle: '#5cc0c9',
}

/** The map's colours, taken from the app's: Germany is the ground on which everything is drawn. */
export const palette = (isDark: boolean): Palette => (isDark ? dark : light)
