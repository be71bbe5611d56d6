import { rounded } from './sources.mjs'

/** Minimum population per rank; towns of a lower rank appear earlier. */
const ranks = [500_000, 200_000, 80_000, 25_000, 5000, 2000, 500]
/** Abroad only large cities, for orientation. */
const abroad = 100_000
const neighbours = ['AT', 'BE', 'CH', 'CZ', 'DK', 'FR', 'LI', 'LU', 'NL', 'PL']
/** A district of this size appears if its town leaves room. */
const [district, leastOfDistrict, rankOfDistricts] = ['PPLX', 5000, 5]
/** Kilometres from any town beyond which a district counts as a town: Westerland, whose municipality is no place. */
const alone = 8

/** German names, where GeoNames uses another language. */
const german = {
  Munich: 'München',
  Vienna: 'Wien',
  Prague: 'Prag',
  Brussels: 'Brüssel',
  Copenhagen: 'Kopenhagen',
  Warsaw: 'Warschau',
  Strasbourg: 'Straßburg',
  Geneva: 'Genf',
  Basel: 'Basel',
  Nice: 'Nizza',
  'The Hague': 'Den Haag',
  Pilsen: 'Pilsen',
  Wrocław: 'Breslau',
  Szczecin: 'Stettin',
  Gdańsk: 'Danzig',
  Kraków: 'Krakau',
  Poznań: 'Posen',
}

/** Towns by size, largest first, with name, rank, longitude and latitude: where two names collide, the first wins. */
export function towns({ places }) {
  const all = places
    .map((line) => line.split('\t'))
    .map(([, name, , , latitude, longitude, , code, country, , , , , , inhabitants]) => ({
      name: german[name] ?? name,
      coordinates: [Number(longitude), Number(latitude)],
      inhabitants: Number(inhabitants),
      isDistrict: code === district,
      country,
    }))
    .filter(({ country, inhabitants, isDistrict }) => inhabitants >= least(country, isDistrict))
    .toSorted((a, b) => b.inhabitants - a.inhabitants)
  const large = all.filter(({ isDistrict, inhabitants }) => !isDistrict && inhabitants >= leastOfDistrict)
  const isPart = (one) => one.isDistrict && large.some((town) => kilometres(one.coordinates, town.coordinates) < alone)
  return all.map((one) => [one.name, isPart(one) ? rankOfDistricts : rankOf(one), ...rounded(one.coordinates, 3)])
}

const rankOf = ({ inhabitants }) => ranks.findIndex((fewest) => inhabitants >= fewest)

function least(country, isDistrict) {
  if (country === 'DE') return isDistrict ? leastOfDistrict : ranks.at(-1)
  return neighbours.includes(country) && !isDistrict ? abroad : Number.POSITIVE_INFINITY
}

/** Accurate enough for towns, which are close together. */
const kilometres = ([east, north], [otherEast, otherNorth]) =>
  111.2 * Math.hypot(north - otherNorth, (east - otherEast) * Math.cos((north * Math.PI) / 180))
