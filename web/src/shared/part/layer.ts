import { createContext, useContext } from 'react'

/** The layer a component is rendered in, for example a drawer above the page; empty on the page itself. */
export const Layer = createContext('')

/** A key unique to its layer: the same table or panel may appear on the page and in a drawer, each with its own query and count. */
export function useLayerKey(key: string): string {
  const layer = useContext(Layer)
  return layerKey(layer, key)
}

export const layerKey = (layer: string, key: string): string => (layer ? `${layer}-${key}` : key)
