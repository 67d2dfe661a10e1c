// A CSS module in a unit test: every class bears the name that it has in the style sheet.
module.exports = new Proxy({}, { get: (_, name) => (name === '__esModule' ? false : name) })
