// Says so where a browser is too old for the page. Written so that an old one can read it.
;(function () {
  var able = 'popover' in HTMLElement.prototype // the youngest of what the page is built on
  if (!able) document.getElementById('old').hidden = false
})()
