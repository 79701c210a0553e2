// How the house shows this game.
import back from './back.svg'
import crest from './crest.svg'
import scene from './scene.svg'
import './look.css'

export default { ground: 'ground-reigns-council', scene, crest, back, orders: true }
