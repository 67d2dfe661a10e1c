// Imported here, and not by the layout, so that every page has the global styles, the error pages too.
import './.cache/fonts/fonts.css'
import './src/styles/fonts.css'
import './src/styles/tokens.css'
import './src/styles/themes.css'
import './src/styles/base.css'
import './src/styles/motion.css'
import './src/styles/print.css'
