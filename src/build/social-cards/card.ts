import type { CardText } from './to-card-text'
import type { Paper } from './inks'
import type { Panel } from './panels'

/** A picture of the owner's on the disk: its absolute path, and a digest of what is in it. */
export type PictureFile = { path: string; digest: string }

/** What the pages show of the owner, and for every project by its id; placeholders too. */
export type CardPictures = { portrait: PictureFile; covers: ReadonlyMap<string, PictureFile> }

/** The page that a card stands for; each has a composition of its own. */
export type CardKind = 'home' | 'about' | 'projects' | 'project'

/** All that is printed on a card, pictures apart. */
export type CardData = {
  kind: CardKind
  paper: Paper
  panels: readonly Panel[]
  language: string
  owner: CardText
  issue: { label: string; number: string }
  title: CardText
  /** A short word above the title. */
  label: string | null
  caption: CardText
  address: CardText
}

/** A card: the address that it is published at, what is printed on it, and a picture for each of its panels. */
export type Card = { path: string; data: CardData; pictures: readonly PictureFile[] }
