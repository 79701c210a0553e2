// Says so where a browser is too old for the page. Written so that an old one can read it.
;(function () {
  var able = 'noModule' in document.createElement('script') && Array.prototype.at && Object.hasOwn && window.HTMLDialogElement
  if (!able) document.getElementById('old').hidden = false
})()
