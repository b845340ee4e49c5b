// \0rolldown/runtime.js
var e = Object.defineProperty, t = (t, n) => {
	let r = {};
	for (var i in t) e(r, i, {
		get: t[i],
		enumerable: !0
	});
	return n || e(r, Symbol.toStringTag, { value: "Module" }), r;
}, n = [
	"green",
	"yellow",
	"purple",
	"blue"
], r = [
	[
		"chelsea",
		6,
		!0,
		"westminster west-end =battersea",
		{
			does: "pay-to-place",
			fee: 3
		}
	],
	[
		"westminster",
		18,
		!0,
		"chelsea strand west-end holborn =lambeth =battersea",
		{ does: "draw-then-discard" }
	],
	[
		"strand",
		12,
		!0,
		"westminster holborn city =southwark =lambeth",
		{
			does: "pay-to-calm",
			fee: 2
		}
	],
	[
		"west-end",
		12,
		!1,
		"chelsea westminster holborn",
		{
			does: "income",
			amount: 2
		}
	],
	[
		"holborn",
		18,
		!1,
		"westminster strand west-end city highbury",
		{
			does: "event-shield",
			fee: 3
		}
	],
	[
		"city",
		6,
		!0,
		"strand holborn highbury east-end =bermondsey",
		{
			does: "discard-for-money",
			amount: 2
		}
	],
	[
		"highbury",
		12,
		!1,
		"holborn city east-end",
		{
			does: "income",
			amount: 2
		}
	],
	[
		"east-end",
		6,
		!0,
		"city highbury =bermondsey",
		{ does: "stir-trouble" }
	],
	[
		"bermondsey",
		6,
		!0,
		"southwark =city =east-end",
		{
			does: "pay-to-place",
			fee: 3
		}
	],
	[
		"southwark",
		12,
		!0,
		"bermondsey lambeth =strand",
		{
			does: "income",
			amount: 1
		}
	],
	[
		"lambeth",
		18,
		!0,
		"southwark battersea =westminster =strand",
		{
			does: "income",
			amount: 3
		}
	],
	[
		"battersea",
		12,
		!0,
		"lambeth =chelsea =westminster",
		{
			does: "income",
			amount: 1
		}
	]
], i = r.map(([e]) => e), a = (e) => i.indexOf(e), o = r.map(([, e]) => e), s = r.map(([, , , , e]) => e), c = (1 << r.length) - 1, l = (e) => e.reduce((e, t) => e | 1 << a(t), 0), u = r.map(([, , , e]) => l(e.replaceAll("=", "").split(" "))), ee = l(r.filter(([, , e]) => e).map(([e]) => e)), te = a("holborn"), ne = a("westminster"), d = [
	"street-girl",
	"tosher",
	"cyclist",
	"jockey",
	"sailor",
	"newsboy",
	"suffragette",
	"flower-girl",
	"match-girl",
	"maid",
	"governess",
	"gentleman"
], re = [
	"palace",
	"mansion",
	"factory",
	"tenement",
	"office",
	"hotel"
], ie = [
	"east-end",
	"city",
	"chelsea"
].map(a), f = [
	"zeppelin-crash",
	"flood",
	"fire",
	"fog",
	"riots",
	"explosion",
	"mysterious-murders",
	"riot-act",
	"subsidence",
	"inigo-jones",
	"new-citizens",
	"earthquake"
], ae = [
	[
		"professor-moriarty",
		"standard",
		"presence",
		[
			10,
			9,
			8
		]
	],
	[
		"fagin",
		"both",
		"trouble",
		[
			8,
			8,
			8
		]
	],
	[
		"monsieur-de-sidonia",
		"standard",
		"wealth",
		[
			66,
			50,
			42
		]
	],
	[
		"lord-bellinger",
		"both",
		"control",
		[
			7,
			5,
			4
		]
	],
	[
		"lord-holdhurst",
		"both",
		"control",
		[
			7,
			5,
			4
		]
	],
	[
		"lord-balmoral",
		"both",
		"control",
		[
			7,
			5,
			4
		]
	],
	[
		"sherlock-holmes",
		"both",
		"deck-out",
		[
			0,
			0,
			0
		]
	],
	[
		"count-dracula",
		"alternative",
		"presence-in-trouble",
		[
			7,
			6,
			6
		]
	],
	[
		"isambard-kingdom-brunel",
		"alternative",
		"building-value",
		[
			48,
			36,
			30
		]
	],
	[
		"queen-victoria",
		"alternative",
		"peaceful-control",
		[
			5,
			4,
			3
		]
	],
	[
		"ebenezer-scrooge",
		"alternative",
		"cash",
		[
			48,
			36,
			30
		]
	],
	[
		"captain-nemo",
		"alternative",
		"thames-presence",
		[
			9,
			8,
			7
		]
	],
	[
		"general-gordon",
		"alternative",
		"agents",
		[
			12,
			11,
			9
		]
	],
	[
		"phileas-fogg",
		"alternative",
		"deck-out-presence",
		[
			7,
			6,
			5
		]
	],
	[
		"duke-of-omnium",
		"alternative",
		"control-value",
		[
			84,
			60,
			54
		]
	],
	[
		"professor-moriarty-classic",
		"classic",
		"presence",
		[
			11,
			10,
			9
		]
	],
	[
		"monsieur-de-sidonia-classic",
		"classic",
		"wealth",
		[
			Infinity,
			50,
			50
		]
	]
], oe = ae.map(([e]) => e), se = ae.map(([, , e]) => e), ce = ae.map(([, , , e]) => e), le = [
	2,
	3,
	4
], ue = [
	"standard",
	"classic",
	"alternative"
], de = (e, t) => oe.map((e, t) => t).filter((n) => {
	let r = ae[n][1];
	return (r === e || r === "both" && e !== "alternative") && Number.isFinite(ce[n][t - 2]);
}), fe = (e) => e / 2 ** 32 | 0, pe = (e) => e >>> 0;
function me(e, t, n, r) {
	let i = fe(n), a = pe(n);
	e.setUint32(t, r ? a : i, r), e.setUint32(t + 4, r ? i : a, r);
}
// node_modules/@noble/hashes/utils.js
function he(e) {
	return e instanceof Uint8Array || ArrayBuffer.isView(e) && e.constructor.name === "Uint8Array" && "BYTES_PER_ELEMENT" in e && e.BYTES_PER_ELEMENT === 1;
}
var ge = (e) => e ? `"${e}" ` : "";
function _e(e, t = "") {
	if (typeof e != "number") throw TypeError(ge(t) + "expected number, got " + typeof e);
	if (!Number.isSafeInteger(e) || e < 0) throw RangeError(ge(t) + "expected integer >= 0, got " + e);
	return e;
}
function ve(e, t, n = "") {
	if (he(e) && (t === void 0 || e.length === t)) return e;
	t !== void 0 && _e(t, "length");
	let r = he(e), i = t === void 0 ? "" : ` of length ${t}`, a = r ? `length=${e.length}` : `type=${typeof e}`, o = ge(n) + "expected Uint8Array" + i + ", got " + a;
	throw r ? RangeError(o) : TypeError(o);
}
var ye = (e, t) => {
	if (typeof e != "object" || !e || Array.isArray(e)) throw TypeError((t === "object" ? "" : `"${t}" `) + "expected object, got type=" + typeof e);
}, be = (e, t) => {
	ye(e, t);
	let n = Object.getPrototypeOf(e);
	if (n !== Object.prototype && n !== null) throw TypeError(`"${t}" expected plain object`);
	if (Object.hasOwn(e, "__proto__")) throw TypeError(`"${t}.__proto__" is not allowed`);
};
function xe(e, t = !0) {
	if (e.destroyed) throw Error("hash was destroyed");
	if (t && e.finished) throw Error("digest() was already called");
}
function Se(e, t) {
	ve(e, void 0, "output");
	let n = t.outputLen;
	if (!(e.length >= n)) throw RangeError("\"output\" expected length >= " + n);
}
function Ce(...e) {
	for (let t = 0; t < e.length; t++) e[t].fill(0);
}
function we(e) {
	return new DataView(e.buffer, e.byteOffset, e.byteLength);
}
function p(e, t) {
	return e << 32 - t | e >>> t;
}
function Te(e) {
	if (typeof e != "string") throw TypeError("string expected");
	let t = new TextEncoder().encode(e);
	try {
		return new Uint8Array(t);
	} finally {
		Ce(t);
	}
}
function Ee(e, t, n = "opts") {
	return be(e, "defaults"), t !== void 0 && be(t, n), Object.assign(Object.create(null), e, t);
}
function De(e, t = {}) {
	if (typeof e != "function") throw TypeError("\"hashCons\" expected function, got type=" + typeof e);
	t = Ee({}, t, "info");
	let n = (t, n) => e(n).update(t).digest(), r = e(void 0);
	return n.outputLen = r.outputLen, n.blockLen = r.blockLen, n.canXOF = r.canXOF, n.create = (t) => e(t), Object.assign(n, t), Object.freeze(n);
}
var Oe = (e) => ({ oid: Uint8Array.from([
	6,
	9,
	96,
	134,
	72,
	1,
	101,
	3,
	4,
	2,
	e
]) });
// node_modules/@noble/hashes/_md.js
function ke(e, t, n) {
	return e & t ^ ~e & n;
}
function Ae(e, t, n) {
	return e & t ^ e & n ^ t & n;
}
var je = class {
	blockLen;
	outputLen;
	canXOF = !1;
	padOffset;
	isLE;
	buffer;
	view;
	finished = !1;
	length = 0;
	pos = 0;
	destroyed = !1;
	constructor(e, t, n, r) {
		this.blockLen = e, this.outputLen = t, this.padOffset = n, this.isLE = r, this.buffer = new Uint8Array(e), this.view = we(this.buffer);
	}
	update(e) {
		xe(this), ve(e);
		let { view: t, buffer: n, blockLen: r } = this, i = e.length, a = !1;
		for (let o = 0; o < i;) {
			let s = Math.min(r - this.pos, i - o);
			if (s === r) {
				let t = we(e);
				for (; r <= i - o; o += r) this.process(t, o);
				a = !0;
			} else n.set(o === 0 && s === i ? e : e.subarray(o, o + s), this.pos), this.pos += s, o += s, this.pos === r && (this.process(t, 0), this.pos = 0, a = !0);
		}
		return this.length += e.length, a && this.roundClean(), this;
	}
	digestInto(e) {
		xe(this), Se(e, this), this.finished = !0;
		let { buffer: t, view: n, blockLen: r, isLE: i } = this, { pos: a } = this;
		t[a++] = 128, t.fill(0, a), this.padOffset > r - a && (this.process(n, 0), t.fill(0)), me(n, r - 8, this.length * 8, i), this.process(n, 0), this.roundClean();
		let o = e === t ? n : we(e), s = this.outputLen, c = s / 4, l = this.get();
		if (s % 4 || c > l.length) throw Error("invalid outputLen");
		for (let e = 0; e < c; e++) o.setUint32(4 * e, l[e], i);
	}
	digest() {
		let { buffer: e, outputLen: t } = this;
		this.digestInto(e);
		let n = e.slice(0, t);
		return this.destroy(), n;
	}
	_cloneIntoMeta(e) {
		let { buffer: t, length: n, finished: r, destroyed: i, pos: a } = this;
		return e.destroyed = i, e.finished = r, e.length = n, e.pos = a, a && e.buffer.set(t), e;
	}
	clone() {
		return this._cloneInto();
	}
}, Me = /* @__PURE__ */ Uint32Array.from([
	1779033703,
	3144134277,
	1013904242,
	2773480762,
	1359893119,
	2600822924,
	528734635,
	1541459225
]), Ne = /* @__PURE__ */ Uint32Array.from([
	1116352408,
	1899447441,
	3049323471,
	3921009573,
	961987163,
	1508970993,
	2453635748,
	2870763221,
	3624381080,
	310598401,
	607225278,
	1426881987,
	1925078388,
	2162078206,
	2614888103,
	3248222580,
	3835390401,
	4022224774,
	264347078,
	604807628,
	770255983,
	1249150122,
	1555081692,
	1996064986,
	2554220882,
	2821834349,
	2952996808,
	3210313671,
	3336571891,
	3584528711,
	113926993,
	338241895,
	666307205,
	773529912,
	1294757372,
	1396182291,
	1695183700,
	1986661051,
	2177026350,
	2456956037,
	2730485921,
	2820302411,
	3259730800,
	3345764771,
	3516065817,
	3600352804,
	4094571909,
	275423344,
	430227734,
	506948616,
	659060556,
	883997877,
	958139571,
	1322822218,
	1537002063,
	1747873779,
	1955562222,
	2024104815,
	2227730452,
	2361852424,
	2428436474,
	2756734187,
	3204031479,
	3329325298
]), m = /* @__PURE__ */ new Uint32Array(64), Pe = class extends je {
	A = 0;
	B = 0;
	C = 0;
	D = 0;
	E = 0;
	F = 0;
	G = 0;
	H = 0;
	constructor(e, t) {
		super(64, e, 8, !1), this.A = t[0] | 0, this.B = t[1] | 0, this.C = t[2] | 0, this.D = t[3] | 0, this.E = t[4] | 0, this.F = t[5] | 0, this.G = t[6] | 0, this.H = t[7] | 0;
	}
	get() {
		let { A: e, B: t, C: n, D: r, E: i, F: a, G: o, H: s } = this;
		return [
			e,
			t,
			n,
			r,
			i,
			a,
			o,
			s
		];
	}
	set(e, t, n, r, i, a, o, s) {
		this.A = e | 0, this.B = t | 0, this.C = n | 0, this.D = r | 0, this.E = i | 0, this.F = a | 0, this.G = o | 0, this.H = s | 0;
	}
	_cloneInto(e) {
		return (e ||= new this.constructor()).set(...this.get()), this._cloneIntoMeta(e);
	}
	process(e, t) {
		for (let n = 0; n < 16; n++, t += 4) m[n] = e.getUint32(t, !1);
		for (let e = 16; e < 64; e++) {
			let t = m[e - 15], n = m[e - 2], r = p(t, 7) ^ p(t, 18) ^ t >>> 3, i = p(n, 17) ^ p(n, 19) ^ n >>> 10;
			m[e] = i + m[e - 7] + r + m[e - 16] | 0;
		}
		let { A: n, B: r, C: i, D: a, E: o, F: s, G: c, H: l } = this;
		for (let e = 0; e < 64; e++) {
			let t = p(o, 6) ^ p(o, 11) ^ p(o, 25), u = l + t + ke(o, s, c) + Ne[e] + m[e] | 0, ee = (p(n, 2) ^ p(n, 13) ^ p(n, 22)) + Ae(n, r, i) | 0;
			l = c, c = s, s = o, o = a + u | 0, a = i, i = r, r = n, n = u + ee | 0;
		}
		n = n + this.A | 0, r = r + this.B | 0, i = i + this.C | 0, a = a + this.D | 0, o = o + this.E | 0, s = s + this.F | 0, c = c + this.G | 0, l = l + this.H | 0, this.set(n, r, i, a, o, s, c, l);
	}
	roundClean() {
		Ce(m);
	}
	destroy() {
		this.destroyed = !0, this.set(0, 0, 0, 0, 0, 0, 0, 0), Ce(this.buffer);
	}
}, Fe = class extends Pe {
	constructor() {
		super(32, Me);
	}
}, Ie = /* @__PURE__ */ De(() => new Fe(), /* @__PURE__ */ Oe(1)), Le = 10, Re = [
	1634760805,
	857760878,
	2036477234,
	1797285236
], ze = /* @__PURE__ */ new Int32Array(9), Be = /* @__PURE__ */ new Uint32Array(16), h = /* @__PURE__ */ new Int32Array(16), Ve = /* @__PURE__ */ new Int32Array(16), He = !1;
function Ue(e, t) {
	let n = t >>> 4 | 0;
	return We(e, n) || Ge(e, n), Be[t & 15];
}
function We(e, t) {
	if (!He || ze[8] !== t) return !1;
	for (let t = 0; t < 8; t++) if (ze[t] !== (e[t] | 0)) return !1;
	return !0;
}
function Ge(e, t) {
	for (let e = 0; e < 4; e++) Ve[e] = Re[e];
	for (let t = 0; t < 8; t++) ze[t] = Ve[4 + t] = e[t];
	ze[8] = Ve[12] = t, Ke(Ve, Be), He = !0;
}
function Ke(e, t) {
	h.set(e);
	for (let e = 0; e < Le; e++) qe(0, 4, 8, 12), qe(1, 5, 9, 13), qe(2, 6, 10, 14), qe(3, 7, 11, 15), qe(0, 5, 10, 15), qe(1, 6, 11, 12), qe(2, 7, 8, 13), qe(3, 4, 9, 14);
	for (let n = 0; n < 16; n++) t[n] = h[n] + e[n];
}
function qe(e, t, n, r) {
	h[e] += h[t], h[r] = Je(h[r] ^ h[e], 16), h[n] += h[r], h[t] = Je(h[t] ^ h[n], 12), h[e] += h[t], h[r] = Je(h[r] ^ h[e], 8), h[n] += h[r], h[t] = Je(h[t] ^ h[n], 7);
}
var Je = (e, t) => e << t | e >>> 32 - t, Ye = class extends Error {
	missing;
	constructor(e) {
		super(`a view does not say what comes next (${e})`), this.name = "News", this.missing = e;
	}
};
function Xe() {
	throw new Ye("blank");
}
// engine/luck.ts
var Ze = /^fair1:[0-9a-f]{64}$/;
function Qe(e) {
	return Ze.test(e) ? $e(e.slice(6)) : et(e);
}
function $e(e) {
	return [...Array.from({ length: 8 }, (t, n) => e.slice(8 * n, 8 * n + 8).match(/../g)).map((e) => Number.parseInt(e.reverse().join(""), 16) | 0), 0];
}
function et(e) {
	let t = new DataView(Ie(Te(e)).buffer), n = [
		t.getInt32(0),
		t.getInt32(4),
		t.getInt32(8),
		1
	];
	for (let e = 0; e < 12; e++) tt(n);
	return n;
}
function tt(e) {
	if (e.length === 4) return nt(e);
	if (e.length === 0) throw new Ye("luck");
	return Ue(e, e[8]++);
}
function nt(e) {
	let t = e[0], n = e[1], r = e[2], i = e[3], a = (t + n | 0) + i | 0;
	return e[0] = n ^ n >>> 9, e[1] = r + (r << 3) | 0, e[2] = (r << 21 | r >>> 11) + a | 0, e[3] = i + 1 | 0, a >>> 0;
}
function rt(e, t) {
	let n = tt(e);
	if (n < t) for (let r = 2 ** 32 % t; n < r;) n = tt(e);
	return n % t;
}
function g(e, t) {
	for (let n = t.length - 1; n > 0; n--) {
		let r = rt(e, n + 1), i = t[n];
		t[n] = t[r], t[r] = i;
	}
	return t;
}
var it = (e, t) => t[rt(e, t.length)], at = () => [], ot = (e) => [
	tt(e) | 0,
	tt(e) | 0,
	tt(e) | 0,
	1
], _ = (e) => e.length === 0 ? [] : e.slice();
function v(e, ...t) {
	for (let n = t.length - 1; n >= 0; n--) e.agenda.push(t[n]);
}
function y(e, t) {
	if (e.reveals < 0) throw new Ye("reveal");
	return e.reveals++, t;
}
function st(e) {
	e.luck = at(), e.reveals = -1;
}
function ct(e, t) {
	e.luck = ot(t), e.reveals = 0;
}
var b = (e, t) => t + 1 === e.seats ? 0 : t + 1;
function x(e) {
	let t = [];
	for (let n = 0; n < e.seats; n++) t.push(n);
	return t;
}
// games/nanty-narking/data/cards.ts
var lt = [
	[
		"mary-carr",
		"scroll place-agent",
		{
			text: "take-from-each",
			amount: 2
		}
	],
	[
		"mr-merryweather",
		"scroll play-another",
		{
			text: "take-loan",
			amount: 10
		}
	],
	[
		"beggars-of-st-giles",
		"scroll place-agent",
		{
			text: "receive-cards",
			count: 2
		}
	],
	[
		"city-and-suburban-bank",
		"scroll play-another",
		{
			text: "take-loan",
			amount: 10
		}
	],
	[
		"battersea-dogs-home",
		"scroll play-another",
		{
			text: "each-gives-coin-or-card",
			amount: 1
		}
	],
	["inspector-gregson", "remove-trouble play-another"],
	["mrs-gamp-and-mrs-prig", "assassinate money:2 place-agent"],
	[
		"mrs-hudson",
		"scroll money:2 build",
		{ text: "peek-personalities" }
	],
	[
		"lyceum-theatre",
		"build scroll",
		{
			text: "earn-per-figure-in",
			district: "strand",
			amount: 1
		}
	],
	[
		"jo-the-crossing-sweeper",
		"scroll",
		{ text: "move-other-figure" }
	],
	[
		"mycroft-holmes",
		"scroll",
		{
			text: "play-cards",
			count: 2
		}
	],
	[
		"silas-wegg",
		"scroll play-another",
		{
			text: "gamble-bank",
			win: 4,
			loss: 2
		}
	],
	["dr-grimesby-roylott", "assassinate money:3"],
	["inspector-lestrade", "place-agent remove-trouble money:1"],
	["bob-cratchit", "place-agent"],
	["mrs-lovetts-pie-shop", "money:3 place-agent"],
	[
		"toby",
		"interrupt",
		{ text: "int-cancel-attack" }
	],
	[
		"red-headed-league",
		"interrupt",
		{ text: "int-relocate" }
	],
	[
		"abel-magwitch",
		"scroll play-another",
		{ text: "move-other-figure" }
	],
	[
		"irene-adler",
		"scroll place-agent",
		{
			text: "give-hindrance",
			ransom: 5
		}
	],
	[
		"fire-brigade",
		"scroll play-another",
		{
			text: "extort-building",
			ransom: 5
		}
	],
	["john-clay", "assassinate money:2"],
	[
		"society-of-antiquaries",
		"scroll place-agent",
		{
			text: "draw-from-discard",
			count: 4
		}
	],
	[
		"difference-engine",
		"scroll build",
		{
			text: "draw-cards",
			count: 3
		}
	],
	[
		"artful-dodger",
		"scroll play-another",
		{
			text: "gamble-player",
			win: 3
		}
	],
	[
		"nicodemus-boffin",
		"place-agent scroll",
		{
			text: "sell-discards",
			price: 2
		}
	],
	["cheshire-cheese", "money:3 place-agent"],
	["varney-the-vampire", "assassinate money:1"],
	["dingley-dell-cricketers", ""],
	[
		"savoy-theatre",
		"build scroll",
		{
			text: "earn-per-figure-in",
			district: "strand",
			amount: 1
		}
	],
	[
		"charley-bates",
		"scroll play-another",
		{
			text: "take-from-player",
			amount: 3
		}
	],
	[
		"sergeant-cuff",
		"scroll place-agent",
		{ text: "discard-card" }
	],
	["six-jolly-fellowship-porters", "build money:2"],
	[
		"mudies-lending-library",
		"scroll",
		{
			text: "draw-cards",
			count: 4
		}
	],
	[
		"michael-faraday",
		"scroll",
		{
			text: "draw-cards",
			count: 4
		}
	],
	[
		"old-curiosity-shop",
		"scroll build",
		{
			text: "sell-discards",
			price: 1
		}
	],
	[
		"eliza-lynn-linton",
		"scroll place-agent",
		{
			text: "earn-per-trouble",
			amount: 1
		}
	],
	[
		"rosetta-davis",
		"place-agent scroll",
		{
			text: "sell-card",
			price: 2
		}
	],
	[
		"augustus-snodgrass",
		"event scroll play-another",
		{ text: "flee-trouble" }
	],
	["bank-of-england", "build money:5"],
	[
		"moll-flanders",
		"place-agent scroll",
		{
			text: "receive-cards",
			count: 2
		}
	],
	["alhambra-music-hall", "money:3 play-another"],
	[
		"dr-jekyll-and-mr-hyde",
		"scroll build",
		{ text: "exchange-personality" }
	],
	[
		"charles-augustus-milverton",
		"scroll place-agent",
		{
			text: "give-hindrance",
			ransom: 5
		}
	],
	[
		"mr-goodyear",
		"interrupt",
		{ text: "int-cancel-text" }
	],
	[
		"donna-britannica-hollandia",
		"scroll place-agent",
		{
			text: "sell-card",
			price: 2
		}
	],
	["burke-and-hare", "assassinate money:1"],
	[
		"forty-elephants",
		"scroll place-agent",
		{
			text: "take-from-each",
			amount: 2
		}
	]
], ut = [
	[
		"inspector-bucket",
		"scroll remove-trouble",
		{
			text: "draw-cards",
			count: 2
		}
	],
	[
		"julia-margaret-cameron",
		"scroll build",
		{
			text: "earn-per-trouble",
			amount: 1
		}
	],
	[
		"electric-telegraph",
		"scroll money:2 play-another",
		{
			text: "draw-cards",
			count: 2
		}
	],
	["constable-rance", "remove-trouble place-agent"],
	[
		"henry-holy-peter",
		"scroll play-another",
		{
			text: "hire-murder-by-other",
			fee: 2
		}
	],
	[
		"benjamin-disraeli",
		"event scroll play-another",
		{
			text: "remove-figure-in",
			district: "westminster"
		}
	],
	["colonel-sebastian-moran", "assassinate assassinate build"],
	[
		"von-herder",
		"scroll build",
		{
			text: "hire-murder",
			fee: 2
		}
	],
	[
		"tracy-tupman",
		"event scroll play-another",
		{ text: "swap-figures" }
	],
	[
		"special-branch",
		"scroll place-agent",
		{ text: "inspect-and-discard" }
	],
	[
		"baker-street-irregulars",
		"scroll place-agent",
		{ text: "move-other-figure" }
	],
	[
		"jack-the-ripper",
		"scroll play-another",
		{
			text: "roll-and-kill",
			rolls: 2
		}
	],
	[
		"nathaniel-winkle",
		"event scroll play-another",
		{ text: "exchange-hands" }
	],
	[
		"joseph-bazalgette",
		"scroll build",
		{
			text: "earn-per-building",
			amount: 1
		}
	],
	[
		"jefferson-hope",
		"scroll play-another",
		{ text: "move-own-agent" }
	],
	["sir-robert-peel", "remove-trouble remove-trouble"],
	[
		"tunnel-navvies",
		"scroll play-another",
		{ text: "place-quietly" }
	],
	[
		"angela-burdett-coutts",
		"scroll place-agent build",
		{ text: "move-own-agent" }
	],
	[
		"apothecaries-hall",
		"scroll build",
		{
			text: "discard-and-refill",
			max: 3
		}
	],
	[
		"court-of-chancery",
		"scroll",
		{ text: "others-remove-own" }
	],
	["stanley-hopkins", "remove-trouble"],
	[
		"amy-dorrit",
		"interrupt",
		{ text: "int-cancel-removal" }
	],
	[
		"lady-dedlock",
		"money:3 scroll",
		{
			text: "buy-building",
			trouble: !1
		}
	],
	["dorian-gray", "money:3 assassinate play-another"],
	["scotland-yard", "build remove-trouble"],
	[
		"seth-pecksniff",
		"scroll",
		{
			text: "build-discount",
			price: "half"
		}
	],
	[
		"w-t-stead",
		"place-agent scroll",
		{
			text: "earn-per-trouble",
			amount: 1
		}
	],
	[
		"sam-weller",
		"scroll",
		{ text: "place-at-own-building" }
	],
	[
		"william-gladstone",
		"event scroll",
		{
			text: "place-around",
			district: "westminster",
			max: 2
		}
	],
	["marie-lloyd", "place-agent build"],
	[
		"lord-palmerston",
		"event scroll play-another",
		{
			text: "place-around",
			district: "westminster",
			max: 1
		}
	],
	[
		"invisible-man",
		"scroll",
		{ text: "place-quietly" }
	],
	[
		"mr-tulkinghorn",
		"scroll build",
		{
			text: "earn-in-trouble-district",
			amount: 2
		}
	],
	[
		"chartists",
		"scroll play-another",
		{ text: "place-in-trouble" }
	],
	[
		"uriah-heep",
		"scroll place-agent",
		{ text: "steal-random" }
	],
	[
		"a-j-raffles",
		"place-agent money:3 scroll play-another",
		{
			text: "draw-cards",
			count: 2
		}
	],
	[
		"doctor-watson",
		"interrupt",
		{ text: "int-end-turn" }
	],
	["buckingham-palace", "build money:4 place-agent"],
	[
		"charlie-babbage",
		"event scroll",
		{
			text: "play-cards",
			count: 2
		}
	],
	[
		"penny-post",
		"scroll place-agent",
		{
			text: "earn-per-building",
			amount: 1
		}
	],
	[
		"augustus-melmotte",
		"scroll",
		{
			text: "buy-building",
			trouble: !0
		}
	],
	[
		"samuel-pickwick",
		"event scroll play-another",
		{
			text: "draw-cards",
			count: 2
		}
	],
	[
		"bob-sawyer",
		"event scroll play-another",
		{
			text: "place-trouble",
			beside: "anything"
		}
	],
	[
		"tattersalls",
		"scroll build",
		{
			text: "pay-to-move",
			fee: 2
		}
	],
	[
		"karl-marx",
		"scroll place-agent",
		{
			text: "force-payment",
			amount: 3
		}
	],
	[
		"victor-frankenstein",
		"interrupt",
		{ text: "int-relocate" }
	],
	[
		"hound-of-the-baskervilles",
		"assassinate scroll",
		{ text: "discard-card" }
	],
	[
		"trafalgar-square-mob",
		"scroll place-agent play-another",
		{
			text: "place-trouble",
			beside: "trouble"
		}
	],
	["count-fosco", "assassinate money:3 build"],
	["costermongers", "place-agent place-agent"],
	["sweeney-todd", "assassinate money:3 build"],
	[
		"spring-heeled-jack",
		"scroll play-another",
		{ text: "gamble-murder" }
	],
	[
		"crystal-palace",
		"scroll build",
		{ text: "draw-per-building" }
	]
], dt = [[
	"mrs-hudson-classic",
	"scroll money:2 build",
	{ text: "peek-personalities" }
]], ft = [
	...lt,
	...ut,
	...dt
], S = ft.map(([e]) => e), pt = (e) => S.indexOf(e), mt = lt.length, ht = (e) => e < mt || e >= lt.length + ut.length, gt = ["karl-marx", "henry-holy-peter"], C = ft.map(([, e]) => e === "" ? [] : e.split(" ").map((e) => e.split(":")[0])), _t = ft.map(([, e]) => e.split(" ").map((e) => Number(e.split(":")[1] ?? 0))), vt = (e) => (t) => ft[t][2]?.text === e, yt = S.map((e, t) => t), w = yt.filter((e) => C[e].includes("interrupt")), bt = yt.map((e) => w.includes(e)), xt = yt.filter(vt("take-loan")), St = yt.filter(vt("give-hindrance")), Ct = yt.find(vt("int-end-turn")), wt = {
	"street-girl": ["one-shot", {
		text: "agent-street-girl",
		victims: [
			"gentleman",
			"jockey",
			"cyclist"
		],
		ransom: 2
	}],
	tosher: ["lasting", {
		text: "agent-tosher",
		fee: 3
	}],
	cyclist: ["one-shot", { text: "agent-cyclist" }],
	jockey: ["one-shot", { text: "agent-jockey" }],
	sailor: ["lasting", {
		text: "agent-sailor",
		fee: 1
	}],
	newsboy: ["lasting", {
		text: "agent-newsboy",
		fee: 2
	}],
	suffragette: ["interrupt", {
		text: "agent-suffragette",
		district: "westminster"
	}],
	"flower-girl": ["lasting", {
		text: "agent-flower-girl",
		amount: 1,
		near: [
			"palace",
			"hotel",
			"mansion"
		]
	}],
	"match-girl": ["one-shot", {
		text: "agent-match-girl",
		amount: 1
	}],
	maid: ["lasting", {
		text: "agent-maid",
		fee: 1
	}],
	governess: ["one-shot", {
		text: "agent-governess",
		count: 5,
		near: ["palace", "mansion"]
	}],
	gentleman: ["one-shot", {
		text: "agent-gentleman",
		price: "third"
	}]
}, Tt = {
	palace: ["lasting", {
		text: "building-palace",
		in: [
			"chelsea",
			"southwark",
			"lambeth"
		],
		amount: 1
	}],
	mansion: ["one-shot", { text: "building-mansion" }],
	factory: ["one-shot", {
		text: "building-factory",
		count: 2
	}],
	tenement: ["one-shot", { text: "building-tenement" }],
	office: ["lasting", {
		text: "building-office",
		in: ["strand", "holborn"],
		amount: 2
	}],
	hotel: ["one-shot", {
		text: "building-hotel",
		amount: 1
	}]
}, T = S.length, E = T + d.length, Et = [...d.map((e) => wt[e]), ...re.map((e) => Tt[e])], Dt = [...ft.map(([, , e]) => e), ...Et.map(([, e]) => e)], D = (e) => Dt[e], Ot = Et.map(([e]) => e === "lasting"), kt = d.indexOf("suffragette");
// engine/move.ts
function At(e) {
	let t = [], n = /* @__PURE__ */ new Map(), r = (e, r, i) => {
		if (n.has(i)) throw Error(`two moves are named ${i}`);
		let a = Object.freeze({
			id: t.length,
			verb: e,
			at: r,
			name: i
		});
		return t.push(a), n.set(i, a), a;
	}, i = Object.fromEntries(Object.entries(e).map(([e, t]) => [e, t ? Object.freeze(t.map((t, n) => r(e, n, `${e}:${t}`))) : r(e, 0, e)]));
	return {
		all: Object.freeze(t),
		of: Object.freeze(i),
		parse: (e) => n.get(e)
	};
}
// games/nanty-narking/moves.ts
var O = [
	...n,
	"grenadier",
	"citizen"
], k = i.length * O.length, A = [...i.flatMap((e) => O.map((t) => `${e}/${t}`)), ...n.flatMap((e) => d.map((t) => `${e}-${t}`))], jt = A.length, Mt = jt + i.length, Nt = Mt + i.length, Pt = [
	...A,
	...i.map((e) => `building/${e}`),
	...i.map((e) => `card/${e}`),
	...[
		1,
		2,
		3,
		4
	].map((e) => `arrival/${e}`)
], Ft = w.map((e) => S[e]), j = At({
	declare: null,
	play: S,
	do: null,
	skip: null,
	end: null,
	use: i,
	agent: d,
	house: re,
	throw: Ft,
	watson: null,
	place: i,
	lift: A,
	to: i,
	kind: d,
	"house-kind": re,
	build: i,
	"move-house": i,
	buy: i,
	raze: i,
	"lose-house": i,
	calm: i,
	stir: i,
	score: i,
	kill: A,
	pick: A,
	lose: A,
	target: n,
	pair: n.flatMap((e) => n.map((t) => `${e}/${t}`)),
	coin: null,
	pay: null,
	refuse: null,
	give: S,
	discard: S,
	take: S,
	keep: S,
	done: null,
	react: Ft,
	suffragette: null,
	shield: Pt,
	save: Ft.flatMap((e) => A.map((t) => `${e}/${t}`)),
	pass: null,
	stay: null,
	"draw-house": null,
	bottom: f,
	top: f
}), It = [
	"agents",
	"buildings",
	"money",
	"loans"
], M = (e, t) => Array(e).fill(t), Lt = {
	trouble: 0,
	voided: 0,
	used: 0,
	fresh: 0,
	laid: [],
	open: [],
	lastLaid: -1,
	mustPlay: 0,
	extraPlays: 0,
	usedCards: 0,
	cheap: -1,
	covered: 0,
	event: -1,
	rolls: [],
	victim: -1,
	shields: [],
	returning: [],
	ending: 0,
	winner: -1
};
function Rt({ seed: e, seats: t, variants: n }) {
	let r = Qe(e), a = ue.findIndex((e) => e === n.personalities), o = n["agent-and-building-cards"] === "on", s = rt(r, t);
	return Ut({
		seats: t,
		active: s,
		turn: 0,
		agenda: [],
		luck: r,
		reveals: 0,
		start: s,
		set: a,
		money: M(t, 10),
		figures: M(i.length * O.length, 0),
		kinds: o ? M(t * 12, -1) : [],
		supply: M(t, 12),
		houses: M(t, 6),
		building: M(i.length, -1),
		houseKind: o ? M(i.length, -1) : [],
		...Lt,
		...zt(r, a, t),
		...Bt(r),
		...Vt(r, t, o),
		...Ht(r, t, a)
	});
}
function zt(e, t, n) {
	let r = g(e, de(ue[t], n)), i = M(oe.length, 7), a = M(oe.length, 0);
	return r.forEach((e, t) => {
		i[e] = t < n ? t : 4, a[e] = t < n ? 1 << t : 0;
	}), {
		personas: i,
		personaKnown: a
	};
}
function Bt(e) {
	let t = g(e, f.map((e, t) => t));
	return {
		events: t,
		eventKnown: t.map(() => 0),
		past: []
	};
}
function Vt(e, t, n) {
	let r = M(d.length, n ? 4 : 7), i = M(re.length, n ? 4 : 7);
	if (!n) return {
		agentCards: r,
		houseCards: i,
		secretAgents: [],
		secretHouses: [],
		housePile: []
	};
	let a = g(e, [...r.keys()]);
	for (let e = 0; e < t * 3; e++) r[a[e]] = e % t;
	let o = g(e, [...i.keys()]);
	for (let e = 0; e < t; e++) i[o.pop()] = e;
	return {
		agentCards: r,
		houseCards: i,
		secretAgents: M(t, 3),
		secretHouses: M(t, 1),
		housePile: o
	};
}
function Ht(e, t, n) {
	let r = new Set(t === 2 ? gt.map(pt) : []);
	r.add(pt(ue[n] === "classic" ? "mrs-hudson" : "mrs-hudson-classic"));
	let i = S.map((e, t) => t).filter((e) => !r.has(e)), a = g(e, i.filter(ht)), o = [...g(e, i.filter((e) => !ht(e))), ...a], s = S.map((e, t) => r.has(t) ? 7 : 4), c = S.map(() => 0);
	for (let e = 0; e < t * 5; e++) {
		let n = o.pop();
		s[n] = e % t, c[n] = 1 << e % t;
	}
	return {
		deck: o,
		cards: s,
		known: c,
		handCount: M(t, 5)
	};
}
function Ut(e) {
	return {
		seats: e.seats,
		active: e.active,
		turn: e.turn,
		agenda: _(e.agenda),
		luck: _(e.luck),
		reveals: e.reveals,
		start: e.start,
		set: e.set,
		money: _(e.money),
		figures: _(e.figures),
		kinds: _(e.kinds),
		supply: _(e.supply),
		houses: _(e.houses),
		building: _(e.building),
		houseKind: _(e.houseKind),
		trouble: e.trouble,
		voided: e.voided,
		used: e.used,
		fresh: e.fresh,
		cards: e.cards,
		known: e.known,
		deck: _(e.deck),
		handCount: _(e.handCount),
		laid: _(e.laid),
		open: _(e.open),
		lastLaid: e.lastLaid,
		mustPlay: e.mustPlay,
		extraPlays: e.extraPlays,
		personas: e.personas,
		personaKnown: e.personaKnown,
		events: e.events,
		eventKnown: e.eventKnown,
		past: e.past,
		agentCards: _(e.agentCards),
		houseCards: _(e.houseCards),
		usedCards: e.usedCards,
		secretAgents: _(e.secretAgents),
		secretHouses: _(e.secretHouses),
		housePile: _(e.housePile),
		cheap: e.cheap,
		covered: e.covered,
		event: e.event,
		rolls: e.rolls,
		victim: e.victim,
		shields: e.shields,
		returning: e.returning,
		ending: e.ending,
		winner: e.winner
	};
}
// engine/step.ts
function Wt(e, t) {
	let n = Object.freeze({ do: e });
	return Object.assign((...[t]) => t ? {
		do: e,
		...t
	} : n, {
		step: e,
		asks: t,
		is: (t) => t?.do === e,
		carrying: () => Wt(e, t)
	});
}
var N = (e) => Wt(e, !0), P = (e) => Wt(e, !1);
function Gt() {
	let e = (e, t) => {
		if (e.kind) throw Error(`the step ${e.step} is written out twice`);
		return Object.assign(e, { kind: t });
	};
	return {
		question: (t, n) => e(t, {
			name: t.step,
			question: n,
			action: null
		}),
		action: (t, n) => e(t, {
			name: t.step,
			question: null,
			action: { act: n }
		})
	};
}
function Kt(e) {
	let t = {};
	for (let { step: n, kind: r } of e) {
		if (t[n]) throw Error(`two steps are named ${n}`);
		if (!r) throw Error(`no chapter writes the step ${n} out`);
		t[n] = r;
	}
	return t;
}
// games/nanty-narking/steps.ts
var qt = /* @__PURE__ */ t({
	arrivals: () => sn,
	buildAtHalf: () => wn,
	buy: () => Tn,
	calm: () => Un,
	carryOut: () => Qn,
	chooseKind: () => vn,
	choosePair: () => Xn,
	coinOrCard: () => Nn,
	crash: () => $t,
	crowd: () => _r,
	destination: () => bn,
	discardOne: () => On,
	discardTheirs: () => Pn,
	drawHouse: () => dr,
	drawUp: () => jn,
	drive: () => Rn,
	each: () => Kn,
	endOfTurn: () => cr,
	evacuate: () => en,
	eventOver: () => Qt,
	eventReact: () => Zt,
	eventWindow: () => Xt,
	fall: () => nn,
	fillSlot: () => tr,
	finish: () => Cn,
	flee: () => tn,
	forcePayment: () => Zn,
	give: () => Mn,
	giveUp: () => ln,
	houseKind: () => Yt,
	inigoReactions: () => dn,
	keep: () => Fn,
	killVictim: () => on,
	lift: () => gn,
	loseOwn: () => Jn,
	mansionOther: () => gr,
	mansionOwn: () => hr,
	move: () => mn,
	moveHouse: () => Jt,
	murder: () => rn,
	murderVictim: () => an,
	nameAgent: () => un,
	nextPlay: () => or,
	pickFirst: () => zn,
	pickOther: () => Ln,
	pickOwn: () => yn,
	pickSecond: () => Bn,
	place: () => _n,
	placeSome: () => In,
	player: () => Wn,
	ransom: () => qn,
	raze: () => Dn,
	react: () => Sn,
	remove: () => pn,
	ride: () => ur,
	rollAndKill: () => Vn,
	scoreTrouble: () => Yn,
	sell: () => kn,
	setUp: () => nr,
	setUpAgent: () => rr,
	slot: () => er,
	startTrouble: () => ir,
	startTurn: () => ar,
	stir: () => Hn,
	streetGirl: () => lr,
	strike: () => Gn,
	subside: () => cn,
	swap: () => hn,
	symbol: () => $n,
	takeOver: () => En,
	takeTheirs: () => fr,
	throwAway: () => An,
	toBottom: () => pr,
	toTop: () => mr,
	turn: () => sr,
	victim: () => F,
	voidCard: () => fn,
	window: () => xn
}), Jt = N("move-house").carrying(), Yt = N("house-kind").carrying(), Xt = P("event-window").carrying(), Zt = N("event-react").carrying(), Qt = P("event-over"), $t = P("crash"), en = P("evacuate").carrying(), tn = N("flee").carrying(), nn = P("fall"), rn = P("murder").carrying(), an = N("murder-victim").carrying(), on = P("kill-victim"), sn = P("arrivals").carrying(), cn = P("subside").carrying(), ln = N("give-up").carrying(), un = N("name-agent"), dn = P("inigo-reactions"), fn = P("void-card"), pn = P("remove").carrying(), mn = P("move").carrying(), hn = P("swap").carrying(), gn = N("lift").carrying(), _n = N("place").carrying(), vn = N("choose-kind").carrying(), yn = N("pick-own").carrying(), bn = N("destination").carrying(), xn = P("window").carrying(), Sn = N("react").carrying(), Cn = P("finish"), wn = N("build-at-half"), Tn = N("buy").carrying(), En = P("take-over").carrying(), Dn = N("raze").carrying(), On = N("discard-one").carrying(), kn = N("sell").carrying(), An = N("throw-away").carrying(), jn = P("draw-up"), Mn = N("give").carrying(), Nn = N("coin-or-card").carrying(), Pn = N("discard-theirs").carrying(), Fn = N("keep").carrying(), In = P("place-some").carrying(), Ln = N("pick-other"), Rn = N("drive").carrying(), zn = N("pick-first"), Bn = N("pick-second").carrying(), Vn = P("roll-and-kill").carrying(), Hn = N("stir").carrying(), Un = N("calm").carrying(), Wn = N("player").carrying(), Gn = P("strike").carrying(), Kn = P("each").carrying(), qn = N("ransom").carrying(), Jn = N("lose-own").carrying(), F = N("victim").carrying(), Yn = N("score-trouble").carrying(), Xn = N("choose-pair").carrying(), Zn = P("force-payment").carrying(), Qn = P("carry-out").carrying(), $n = N("symbol").carrying(), er = P("slot").carrying(), tr = N("fill-slot").carrying(), nr = P("set-up"), rr = N("set-up-agent").carrying(), ir = P("start-trouble"), ar = P("start-turn").carrying(), or = P("next-play"), sr = N("turn").carrying(), cr = P("end-of-turn"), lr = N("street-girl").carrying(), ur = N("ride").carrying(), dr = N("draw-house"), fr = N("take-theirs").carrying(), pr = N("to-bottom").carrying(), mr = N("to-top").carrying(), hr = N("mansion-own").carrying(), gr = N("mansion-other").carrying(), _r = P("crowd").carrying(), I = i.length, vr = O.length, L = (e) => e.kinds.length > 0, R = (e, t, n) => e.figures[t * vr + n];
function yr(e, t) {
	let n = t * vr, r = e.figures;
	return r[n] + r[n + 1] + r[n + 2] + r[n + 3] + r[n + 4] + r[n + 5];
}
function z(e, t) {
	let n = 0;
	for (let r = 0, i = t; r < I; r++, i += vr) e.figures[i] > 0 && (n |= 1 << r);
	return n;
}
function br(e) {
	let t = 0;
	for (let n = 0; n < I; n++) yr(e, n) > 0 && (t |= 1 << n);
	return t;
}
var xr = (e) => ~z(e, 4);
function B(e, t) {
	let n = 0;
	for (let r = 0; r < I; r++) e.building[r] === t && (n |= 1 << r);
	return n;
}
function Sr(e) {
	let t = e;
	for (let n = 0; n < I; n++) e & 1 << n && (t |= u[n]);
	return t;
}
function V(e) {
	let t = 0;
	for (let n = e; n !== 0; n &= n - 1) t++;
	return t;
}
function Cr(e, t, n) {
	for (let r = 0; r < I; r++) n & 1 << r && e.push(t[r]);
	return e;
}
var H = (e, t) => Cr([], e, t);
function wr(e, t) {
	if (R(e, t, 4) > 0) return -1;
	let n = R(e, t, 5), r = -1;
	for (let i = 0; i < e.seats; i++) {
		let a = R(e, t, i) + +(e.building[t] === i);
		a > n ? (n = a, r = i) : a === n && (r = -1);
	}
	return r;
}
function Tr(e, t) {
	let n = 0;
	for (let r = 0; r < I; r++) e.building[r] === t && R(e, r, 4) === 0 && (n += o[r]);
	return n;
}
var Er = (e, t) => 12 - e.supply[t];
function Dr(e, t, n) {
	let r = 0;
	for (let i = 0; i < n.length; i++) e.cards[n[i]] === 8 + t && r++;
	return r;
}
var Or = (e, t) => Dr(e, t, xt), kr = (e, t) => e.money[t] - 12 * Or(e, t), Ar = (e, t) => 5 - Dr(e, t, St), U = (e) => e < k ? e % vr : Math.floor((e - k) / 12), W = (e, t) => t < k ? Math.floor(t / vr) : e.kinds[t - k], G = (e) => e < k ? -1 : (e - k) % 12, jr = (e, t) => t < k ? e.figures[t] > 0 : e.kinds[t - k] !== -1;
function Mr(e, t, n, r, i) {
	let a = r * vr + i;
	if (e.figures[a] !== 0) {
		if (i >= e.seats || !L(e)) t.push(n[a]);
		else for (let a = 0, o = i * 12; a < 12; a++, o++) e.kinds[o] === r && t.push(n[k + o]);
	}
}
function Nr(e, t, n, r = -1) {
	let i = [];
	for (let a = 0; a < I; a++) if (n & 1 << a) for (let n = 0; n < vr; n++) n !== r && Mr(e, i, t, a, n);
	return i;
}
function Pr(e, t, n, r) {
	let i = [];
	for (let a = 0; a < I; a++) n & 1 << a && Mr(e, i, t, a, r);
	return i;
}
function Fr(e, t, n) {
	for (let r = 0; r < I; r++) if (t & 1 << r && yr(e, r) > R(e, r, n)) return !0;
	return !1;
}
function K(e, t, n, r, i) {
	let a = t === null ? r : Math.min(r, e.money[t]);
	return t !== null && (e.money[t] -= a), n !== null && (e.money[n] += a), a > 0 && i?.({
		kind: "paid",
		from: t,
		to: n,
		amount: a
	}), a;
}
// games/nanty-narking/rules/end.ts
var Ir = (e, t) => e.personas.indexOf(t), Lr = (e, t) => ce[t][e.seats - 2];
function Rr(e, t, n) {
	switch (se[n]) {
		case "presence":
		case "deck-out-presence": return V(z(e, t) & xr(e));
		case "trouble": return V(e.trouble);
		case "wealth": return kr(e, t) + Tr(e, t);
		case "control":
		case "peaceful-control": return zr(e, t, !1);
		case "presence-in-trouble": return V(z(e, t) & xr(e) & e.trouble);
		case "building-value": return Tr(e, t);
		case "cash": return kr(e, t);
		case "thames-presence": return V(z(e, t) & xr(e) & ee);
		case "agents": return Br(e, t);
		case "control-value": return zr(e, t, !0);
		case "deck-out": return 0;
	}
}
function zr(e, t, n) {
	let r = 0;
	for (let i = 0; i < I; i++) wr(e, i) === t && (r += n ? o[i] : 1);
	return r;
}
function Br(e, t) {
	let n = xr(e), r = 0;
	for (let i = 0; i < I; i++) n & 1 << i && (r += R(e, i, t));
	return r;
}
function Vr(e, t) {
	let n = Ir(e, t);
	if (n < 0) return !1;
	let r = se[n];
	return r === "deck-out" || r === "deck-out-presence" || r === "peaceful-control" && V(e.trouble) > le[e.seats - 2] ? !1 : Rr(e, t, n) >= Lr(e, n);
}
function Hr(e, t, n, r) {
	e.ending = t, e.winner = n, e.agenda.length = 0, y(e, r)?.({
		kind: "revealed",
		personas: x(e).map((t) => Ir(e, t)),
		winners: qr(e)
	});
}
function Ur(e) {
	for (let t = 0; t < e.seats; t++) {
		let n = Ir(e, t);
		if (se[n] === "deck-out" || se[n] === "deck-out-presence" && Rr(e, t, n) >= Lr(e, n)) return t;
	}
	return -1;
}
function Wr(e, t) {
	let n = e.money[t], r = 0;
	for (let i = Or(e, t); i > 0; i--) n >= 12 ? n -= 12 : r++;
	return {
		agents: Br(e, t) * 5,
		buildings: Tr(e, t),
		money: n,
		loans: r === 0 ? 0 : -15 * r
	};
}
var Gr = (e, t) => {
	let { agents: n, buildings: r, money: i, loans: a } = Wr(e, t);
	return n + r + i + a;
};
function Kr(e, t) {
	let n = B(e, t) & xr(e) & ~e.voided, r = 0;
	for (let e = 0; e < I; e++) n & 1 << e && (r = Math.max(r, o[e]));
	return r;
}
function qr(e) {
	if (e.winner !== -1) return [e.winner];
	let t = Math.max(...x(e).map((t) => Gr(e, t))), n = x(e).filter((n) => Gr(e, n) === t), r = Math.max(...n.map((t) => Kr(e, t)));
	return n.filter((t) => Kr(e, t) === r);
}
function Jr(e) {
	if (e.agenda.length > 0) return null;
	let t = x(e).map((t) => Wr(e, t)), n = x(e).map((t) => Gr(e, t)), r = qr(e), i = (t) => r.includes(t) ? Infinity : e.winner === -1 ? n[t] : 0, a = x(e).filter((e) => n[e] === Math.max(...n)).length > r.length, o = e.winner === -1 ? a ? "NN-5.5" : void 0 : e.ending === 1 ? "NN-5.2" : "NN-5.3";
	return {
		scores: n,
		places: x(e).map((t) => 1 + x(e).filter((e) => i(e) > i(t)).length),
		sheet: It.map((e) => ({
			line: e,
			points: t.map((t) => t[e])
		})),
		...o !== void 0 && { decidedBy: o }
	};
}
// games/nanty-narking/bot/had.ts
var Yr = (e, t) => [oe[Ir(e, t)]];
// bots/chances.ts
function Xr(e) {
	let t = 0;
	for (let n = 0; n < e.length; n++) e[n] === 1 && t++;
	return e.map((e) => e === 1 ? 1 / t : 0);
}
function Zr({ outlook: e, result: t }, n) {
	return (r, i) => {
		let a = t(r);
		return a ? Xr(a.places) : Qr(e(r, i), n[r.seats]);
	};
}
var Qr = (e, t) => ti(ei(e, t));
function $r(e, t) {
	let n = Math.max(0, Math.min(1, e)) * (t - 1), r = Math.min(t - 2, Math.floor(n));
	return {
		below: r,
		part: n - r
	};
}
function ei({ expected: e, stage: t, next: n, marks: r }, i) {
	let { below: a, part: o } = $r(t, i.sharpness.length), s = (e) => e[a] + o * (e[a + 1] - e[a]), c = s(i.sharpness), l = e.length, u = [];
	for (let t = 0; t < l; t++) {
		let a = t >= n ? t - n : t - n + l, o = c * e[t];
		if (a > 0 && (o += s(i.tempo[a - 1])), r) for (let e = 0; e < r[t].length; e++) o += i.marks[r[t][e]];
		u.push(o);
	}
	return u;
}
function ti(e) {
	let t = e[0];
	for (let n = 1; n < e.length; n++) e[n] > t && (t = e[n]);
	let n = 0;
	for (let r = 0; r < e.length; r++) n += e[r] = Math.exp(e[r] - t);
	for (let t = 0; t < e.length; t++) e[t] /= n;
	return e;
}
// games/nanty-narking/bot/layers.generated.ts
var ni = {
	2: {
		sharpness: [
			1.8343,
			1.9447,
			1.0751,
			.7596,
			1.028,
			.6702
		],
		tempo: [[
			-.2778,
			-.2419,
			-.186,
			-.2258,
			-.1881,
			-.1131
		]],
		marks: [
			.5418,
			.5286,
			-.9026,
			-.3784,
			.3336,
			-.192,
			.9318,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			1.0743,
			-.2333,
			0,
			0
		]
	},
	3: {
		sharpness: [
			1.3191,
			1.6162,
			1.26,
			.9929,
			.7013,
			.2574
		],
		tempo: [[
			.0221,
			-.1554,
			-.1653,
			-.1576,
			-.0935,
			.008
		], [
			-.2427,
			-.2867,
			-.3657,
			-.3066,
			-.1553,
			-.1275
		]],
		marks: [
			.4819,
			1.1101,
			-.9559,
			-.754,
			-.3081,
			-.5037,
			.4113,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			1.7244,
			.2562,
			-.5158
		]
	},
	4: {
		sharpness: [
			1.3158,
			1.8713,
			1.1941,
			.9207,
			.5082,
			.0889
		],
		tempo: [
			[
				.0328,
				-.096,
				-.1251,
				-.1131,
				-.0487,
				-.0031
			],
			[
				.0076,
				-.2381,
				-.2608,
				-.2373,
				-.0911,
				-.0445
			],
			[
				-.1142,
				-.3933,
				-.4217,
				-.356,
				-.1542,
				-.0546
			]
		],
		marks: [
			.3933,
			.713,
			-.7197,
			-.5991,
			-.3473,
			-.4479,
			.9049,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			2.1445,
			.873,
			.1283,
			-.357
		]
	}
}, q = () => [
	0,
	0,
	0,
	0
], ri = q(), ii = q(), ai = q(), oi = q(), si = q(), ci = q(), li = q(), ui = q(), di = q(), fi = q(), pi = q(), mi = [
	ri,
	ii,
	ai,
	oi,
	si,
	ci,
	li
], hi = {
	presence: ri,
	"deck-out-presence": ri,
	"presence-in-trouble": ii,
	"thames-presence": ai,
	agents: oi,
	control: si,
	"peaceful-control": si,
	"control-value": ci,
	"building-value": li,
	cash: ui,
	wealth: di,
	trouble: fi,
	"deck-out": pi
}, gi = se.map((e) => hi[e]);
function _i(e) {
	for (let t = 0; t < mi.length; t++) for (let n = 0; n < e.seats; n++) mi[t][n] = 0;
	for (let t = 0; t < i.length; t++) e.figures[t * O.length + 4] === 0 && vi(e, t);
	let t = V(e.trouble);
	for (let n = 0; n < e.seats; n++) ui[n] = kr(e, n), di[n] = ui[n] + li[n], fi[n] = t;
}
function vi(e, t) {
	let n = t * O.length, r = e.figures[n + 5], i = -1;
	for (let a = 0; a < e.seats; a++) {
		let s = e.figures[n + a];
		s > 0 && (ri[a]++, ii[a] += e.trouble >> t & 1, ai[a] += ee >> t & 1, oi[a] += s);
		let c = e.building[t] === a;
		c && (li[a] += o[t]);
		let l = c ? s + 1 : s;
		l === r && (i = -1), !(l <= r) && (r = l, i = a);
	}
	i !== -1 && (si[i]++, ci[i] += o[t]);
}
// games/nanty-narking/bot/index.ts
function yi(e) {
	let t = wi(e);
	Ii(t);
	let n = [], r = [];
	for (let i = 0; i < e.seats; i++) n.push(Di(Ei(t, i))), r.push(Ci(t, i));
	return {
		expected: n,
		stage: Hi(t),
		next: bi(e),
		marks: r
	};
}
var bi = (e) => Si(e) ? b(e, e.active) : e.active, xi = Zr({
	outlook: yi,
	result: Jr
}, ni);
function Si(e) {
	let t = e.agenda[e.agenda.length - 1];
	return !sr.is(t) || !t.start;
}
function Ci(e, t) {
	let n = ki[t];
	return Mi[t][n] >= 1 ? [n, oe.length + (t - bi(e) + e.seats) % e.seats] : [n];
}
function wi(e) {
	let t = e.agenda.at(-1), n = vn.is(t) ? vn.kind : Yt.is(t) ? Yt.kind : null;
	if (!n?.question) return e;
	let r = Ut(e);
	r.agenda.pop();
	let i = vn.is(t) ? t.seat : e.active;
	return n.question.play(r, n.question.moves(r, t, i)[0], void 0, t, i), r;
}
var Ti = 4;
function Ei(e, t) {
	let n = 0, r = -Infinity;
	for (let i = 0; i < e.seats; i++) i !== t && (n += Wi(t, Mi[i]), Ai[i] > r && (r = Ai[i]));
	return {
		goal: Ti * .5 * Ui(Mi[t][ki[t]]),
		danger: Ti * -.35 * n,
		points: Ti * Gi(e, Ai[t] - r),
		means: Ti * Ki(e, t),
		promise: Ti * $i(e, t)
	};
}
var Di = ({ goal: e, danger: t, points: n, means: r, promise: i }) => e + t + n + r + i;
function Oi(e, t) {
	let n = wi(e);
	Ii(n);
	let r = Ei(n, t);
	return Object.keys(r).map((e) => ({
		term: e,
		worth: r[e]
	}));
}
var ki = [
	0,
	0,
	0,
	0
], Ai = [
	0,
	0,
	0,
	0
], ji = [
	0,
	0,
	0,
	0
], Mi = ki.map(() => oe.map(() => 0)), Ni = [], Pi = [], Fi = {
	cards: [],
	personas: [],
	personaKnown: []
};
function Ii(e) {
	let { cards: t, personas: n, personaKnown: r } = Fi;
	(n !== e.personas || r !== e.personaKnown) && Ri(e), (n !== e.personas || t !== e.cards) && Bi(e), _i(e);
	for (let t = 0; t < e.seats; t++) Ai[t] = oi[t] * 5 + li[t] + Li(e, t);
	for (let t = 0; t < Ni.length; t++) for (let n = 0; n < e.seats; n++) Mi[n][Ni[t]] = Vi(e, n, Ni[t]);
}
function Li(e, t) {
	if (Or(e, t) === 0) return e.money[t];
	let { money: n, loans: r } = Wr(e, t);
	return n + r;
}
function Ri(e) {
	Fi.personas = e.personas, Fi.personaKnown = e.personaKnown;
	for (let t = 0; t < e.seats; t++) ki[t] = Ir(e, t);
	for (let t = 0; t < e.seats; t++) Mi[t].fill(0);
	Ni = oe.map((e, t) => t).filter((t) => e.personas[t] !== 7), Pi = x(e).map((t) => Ni.filter((n) => zi(e, t, n)));
}
var zi = (e, t, n) => n !== ki[t] && !(e.personas[n] === 4 && e.personaKnown[n] & 1 << t);
function Bi(e) {
	Fi.cards = e.cards, ji.fill(0);
	for (let t = 0; t < S.length; t++) {
		let n = e.cards[t];
		n >= 0 && n < e.seats && (ji[n] += Zi[ki[n]][t][0] ?? 0);
	}
}
function Vi(e, t, n) {
	let r = se[n];
	if (r === "deck-out") return .5 * Hi(e);
	let i = gi[n][t] / Lr(e, n);
	return r === "deck-out-presence" ? Math.min(1, i) * Hi(e) : r === "peaceful-control" ? i * (1 - .12 * Math.max(0, V(e.trouble) - le[e.seats - 2])) : i;
}
var Hi = (e) => 1 - Math.min(1, e.deck.length / 90);
function Ui(e) {
	return e >= 1 ? 1 + .3 * Math.min(.5, e - 1) : .45 * e + .4 * e * e * e;
}
function Wi(e, t) {
	let n = Pi[e], r = 0;
	for (let e = 0; e < n.length; e++) {
		let i = Math.max(0, t[n[e]]);
		r += i >= 1 ? 1 : .25 * i + .35 * i * i * i * i;
	}
	return r / Math.max(1, n.length);
}
var Gi = (e, t) => .002 * Math.max(-60, Math.min(60, t)) * (.2 + Hi(e));
function Ki(e, t) {
	let n = Ar(e, t), r = t === e.active ? Math.max(e.handCount[t], n) : e.handCount[t];
	return .0015 * Math.min(40, e.money[t]) - .004 * Or(e, t) + .006 * Er(e, t) + .0015 * li[t] + .006 * Math.min(9, r) + .012 * n;
}
var qi = {
	presence: {
		place: .05,
		move: .03,
		kill: .012,
		build: .015,
		money: .003,
		draw: .01
	},
	"thames-presence": {
		place: .045,
		move: .03,
		kill: .012,
		build: .015,
		money: .003,
		draw: .01
	},
	agents: {
		place: .045,
		move: .004,
		kill: .012,
		build: .012,
		money: .003,
		draw: .01
	},
	trouble: {
		place: .05,
		trouble: .06,
		move: .03,
		build: .012,
		money: .003,
		draw: .01
	},
	"presence-in-trouble": {
		place: .05,
		trouble: .05,
		move: .03,
		build: .012,
		money: .003,
		draw: .01
	},
	wealth: {
		money: .01,
		build: .03,
		place: .02,
		kill: .012,
		calm: .006,
		draw: .01
	},
	cash: {
		money: .015,
		build: .002,
		place: .015,
		kill: .012,
		draw: .01
	},
	"building-value": {
		money: .01,
		build: .06,
		place: .025,
		kill: .015,
		calm: .015,
		draw: .01
	},
	control: {
		place: .045,
		build: .05,
		kill: .03,
		money: .006,
		move: .03,
		calm: .006,
		draw: .01
	},
	"control-value": {
		place: .045,
		build: .05,
		kill: .03,
		money: .006,
		move: .03,
		calm: .006,
		draw: .01
	},
	"peaceful-control": {
		place: .04,
		build: .05,
		kill: .035,
		money: .006,
		move: .03,
		calm: .02,
		draw: .01
	},
	"deck-out": {
		draw: .025,
		kill: .03,
		place: .025,
		build: .025,
		calm: .012,
		money: .004,
		move: .015
	},
	"deck-out-presence": {
		draw: .02,
		kill: .02,
		place: .04,
		build: .02,
		money: .003,
		move: .02
	}
}, Ji = {
	"place-agent": "place",
	money: "money",
	"remove-trouble": "calm",
	assassinate: "kill",
	build: "build"
}, Yi = {
	"take-loan": ["money", 4],
	"earn-per-trouble": ["money", 4],
	"earn-per-building": ["money", 4],
	"earn-per-figure-in": ["money", 4],
	"earn-in-trouble-district": ["money", 7],
	"sell-discards": ["money", 2],
	"each-gives-coin-or-card": ["money", 2],
	"sell-card": ["money", 2],
	"gamble-bank": ["money", 2],
	"gamble-player": ["money", 2],
	"play-cards": ["draw", 3],
	"place-quietly": ["place", 1],
	"place-in-trouble": ["place", 1],
	"place-at-own-building": ["place", 1],
	"move-own-agent": ["move", 1],
	"pay-to-move": ["move", 1],
	"flee-trouble": ["move", 1],
	"move-other-figure": ["move", 1],
	"swap-figures": ["move", 1],
	"remove-figure-in": ["kill", 1],
	"hire-murder": ["kill", 1],
	"hire-murder-by-other": ["kill", 1],
	"gamble-murder": ["kill", 1],
	"others-remove-own": ["kill", 1],
	"roll-and-kill": ["kill", 1.5],
	"place-trouble": ["trouble", 1],
	"build-discount": ["build", 1],
	"buy-building": ["build", 1],
	"extort-building": ["build", 1]
};
function Xi(e) {
	switch (e.text) {
		case "take-from-each":
		case "take-from-player": return ["money", e.amount + 1];
		case "draw-cards":
		case "draw-from-discard":
		case "receive-cards": return ["draw", e.count];
		case "place-around": return ["place", e.max];
		default: return Yi[e.text] ?? ["draw", 1];
	}
}
var Zi = se.map((e) => S.map((t, n) => Qi(n, qi[e])));
function Qi(e, t) {
	let n = C[e].map((n, r) => {
		if (n === "event") return -.012;
		if (n === "play-another") return .004;
		let i = Ji[n];
		if (i) return (t[i] ?? 0) * Math.max(1, _t[e][r]);
		let [a, o] = Xi(D(e));
		return .8 * (t[a] ?? .002) * o;
	});
	for (let e = n.length - 2; e >= 0; e--) n[e] += n[e + 1];
	return n;
}
function $i(e, t) {
	let n = Zi[ki[t]], r = 0;
	if (t === e.active) for (let t = 0; t < e.agenda.length; t++) {
		let i = e.agenda[t];
		($n.is(i) || Qn.is(i)) && (r += n[i.card][i.at] ?? 0), (er.is(i) || tr.is(i)) && (r += .02);
	}
	return r + .1 * ji[t];
}
// games/nanty-narking/bot/search.ts
var ea = {
	2: {
		strategy: "tree",
		replies: 0,
		curiosity: 1,
		hunch: 1
	},
	3: {
		strategy: "flat",
		replies: 2,
		thorough: !1,
		candidates: 4,
		doubt: 0
	},
	4: {
		strategy: "flat",
		replies: 3,
		thorough: !1,
		candidates: 8,
		doubt: 0
	}
}, ta = (e) => e.find(([, e]) => !e)?.[0] ?? null, na = (e, t) => e.filter((e) => e === t).length, ra = (e, t) => ia(e) === ia(t), ia = (e) => e.toSorted((e, t) => e - t).join(), aa = (...e) => e.every((e) => e.every((e) => e >= 0));
// games/nanty-narking/broken.ts
function oa(e) {
	let t = x(e);
	return ta([
		["a district in trouble is occupied [NN-2.3]", (e.trouble & ~br(e)) === 0],
		["agents are on the board or in supply [NN-2.3]", t.every((t) => la(e, t) + e.supply[t] === 12)],
		["buildings are on the board or in supply", t.every((t) => ca(e, t) + e.houses[t] === 6)],
		["neutrals are not made up", la(e, 4) <= 4 && la(e, 5) <= 3],
		["nothing is less than nothing", aa(e.figures, e.supply, e.houses, e.money)],
		["money is whole", e.money.every(Number.isInteger)],
		["hands are as large as they say", t.every((t) => na(e.cards, t) === e.handCount[t])],
		["the owner of a card knows it", e.cards.every((t, n) => t >= 4 || !!(e.known[n] & 1 << t))],
		["only what is in a hand is known by some", e.cards.every((t, n) => t < 4 || e.known[n] === 0)],
		["the draw pile holds what lies there", ra(e.deck, sa(e.cards, 4))],
		["grey lies on red [NN-3.7]", e.deck.every((t, n) => n === 0 || !ht(e.deck[n - 1]) || ht(t))],
		["the table holds what lies there", ra(e.laid, sa(e.cards, 6))],
		["cards with open slots lie on the table", e.open.every((t) => e.laid.includes(t))],
		["every seat has one Personality", t.every((t) => na(e.personas, t) === 1)],
		["some Personality is unused", e.personas.includes(4)],
		["events are to come or past", ra([...e.events, ...e.past], [...f.keys()])],
		...L(e) ? da(e) : ua(e)
	]);
}
var sa = (e, t) => [...e.keys()].filter((n) => e[n] === t), ca = (e, t) => na(e.building, t);
function la(e, t) {
	let n = 0;
	for (let r = 0; r < I; r++) n += R(e, r, t);
	return n;
}
var ua = (e) => [["pieces have no kinds", e.kinds.length === 0 && e.houseKind.length === 0], ["there are no agent cards", e.secretAgents.length === 0 && e.housePile.length === 0]], da = (e) => [
	["kinds stand where the figures stand", x(e).every((t) => e.figures.every((n, r) => r % O.length !== t || n === na(pa(e, t), Math.floor(r / O.length))))],
	["every building has a kind, each once a seat", e.building.every((t, n) => t === -1 == (e.houseKind[n] === -1)) && x(e).every((t) => new Set(ma(e, t)).size === ma(e, t).length)],
	["secret agent cards are as many as they say", x(e).every((t) => na(e.agentCards, t) === e.secretAgents[t])],
	["secret building cards are as many as they say", x(e).every((t) => na(e.houseCards, t) === e.secretHouses[t])],
	["the building pile holds what lies there", ra(e.housePile, sa(e.houseCards, 4))],
	["an open agent card has its figure on the board [NN-4.10.4]", e.agentCards.every((t, n) => t < 8 || Ot[n] && (fa(e) || e.kinds[(t - 8) * 12 + n] !== -1))],
	["an open building card has its building on the board [NN-4.10.4]", e.houseCards.every((t, n) => t < 8 || Ot[d.length + n] && ma(e, t - 8).includes(n))]
], fa = (e) => _n.is(e.agenda.at(-1)), pa = (e, t) => e.kinds.slice(t * 12, (t + 1) * 12), ma = (e, t) => sa(e.building, t).map((t) => e.houseKind[t]), J = (e, t) => (n, r) => r.verb === e ? t : "NN-6.2", { question: Y, action: X } = Gt();
// games/nanty-narking/rules/figures.ts
function ha(e, t, n, r) {
	let i = !r && !(e.trouble & 1 << n) && yr(e, n) > 0;
	return i && (e.trouble |= 1 << n), e.figures[n * O.length + t]++, i;
}
function ga(e, t, n) {
	let r = !!(e.trouble & 1 << n);
	return e.trouble &= ~(1 << n), e.figures[n * O.length + t]--, r;
}
function _a(e, t, n, r, i, a) {
	let o = ha(e, t, n, i);
	t < e.seats && e.supply[t]--, r !== -1 && (e.kinds[t * 12 + r] = n), a?.({
		kind: "placed",
		figure: {
			owner: t,
			kind: r
		},
		district: n,
		trouble: o,
		quiet: i
	});
}
function va(e, t, n) {
	let r = U(t), i = G(t), a = W(e, t), o = ga(e, r, a);
	r < e.seats && e.supply[r]++, i !== -1 && (e.kinds[t - k] = -1), n?.({
		kind: "removed",
		figure: {
			owner: r,
			kind: i
		},
		district: a,
		calmed: o
	}), i !== -1 && ya(e, r, i, n);
}
function ya(e, t, n, r) {
	e.agentCards[n] === 8 + t && (e.agentCards[n] = 7, r?.({
		kind: "card-lost",
		seat: t,
		source: T + n
	}));
}
function ba(e, t, n, r) {
	let i = U(t), a = G(t), o = W(e, t), s = ga(e, i, o), c = ha(e, i, n, !1);
	a !== -1 && (e.kinds[t - k] = n), r?.({
		kind: "moved",
		figure: {
			owner: i,
			kind: a
		},
		from: o,
		to: n,
		calmed: s,
		trouble: c
	});
}
function xa(e, t, n, r) {
	let [i, a] = [U(t), U(n)], [o, s] = [W(e, t), W(e, n)];
	ga(e, i, o), ga(e, a, s);
	let c = [ha(e, i, s, !1), ha(e, a, o, !1)];
	t >= k && (e.kinds[t - k] = s), n >= k && (e.kinds[n - k] = o);
	let l = [{
		owner: i,
		kind: G(t)
	}, {
		owner: a,
		kind: G(n)
	}];
	r?.({
		kind: "swapped",
		figures: l,
		from: [o, s],
		trouble: c
	});
}
X(pn, (e, t, { figure: n }) => {
	jr(e, n) && !Sa(e, U(n)) && va(e, n, t);
});
var Sa = (e, t) => !!(e.covered & 1 << t);
X(mn, (e, t, { figure: n, to: r }) => {
	ba(e, n, r, t);
}), X(hn, (e, t, { first: n, second: r }) => {
	xa(e, n, r, t);
});
function Ca(e, t, n, r = -1) {
	let i = r === -1 ? c : c & ~(1 << r);
	if (typeof n == "number") return n & i;
	if (n === "any") return i;
	if (n === "home") return B(e, t) & i;
	if (n === "trouble") return e.trouble & i;
	let a = z(e, t);
	return r !== -1 && R(e, r, t) === 1 && (a &= i), a === 0 ? i : Sr(a) & i;
}
function wa(e, t, n) {
	return e.supply[t] > 0 ? Ca(e, t, n) !== 0 : Ta(e, t, n) !== 0;
}
function Ta(e, t, n) {
	let r = 0, i = z(e, t);
	for (let a = 0; a < I; a++) i & 1 << a && Ca(e, t, n, a) !== 0 && (r |= 1 << a);
	return r;
}
function Ea(e, t, n, r = !1, i = !1) {
	e.supply[t] === 0 ? v(e, gn({
		seat: t,
		where: n,
		quiet: r,
		optional: i
	})) : v(e, _n({
		seat: t,
		where: n,
		quiet: r,
		optional: i,
		from: -1,
		kind: -1
	}));
}
var Da = (e, t, n) => _n({
	seat: e,
	where: "near",
	quiet: !1,
	optional: !1,
	from: t,
	kind: n
});
Y(gn, {
	who: (e, { seat: t }) => t,
	moves(e, { seat: t, where: n, optional: r }) {
		let i = Pr(e, j.of.lift, Ta(e, t, n), t);
		return r && i.length > 0 && i.push(j.of.done), i;
	},
	play(e, t, n, { seat: r, where: i, quiet: a }) {
		if (t === j.of.done) return;
		let o = W(e, t.at), s = G(t.at);
		Oa(e, t.at, n), v(e, _n({
			seat: r,
			where: i,
			quiet: a,
			optional: !1,
			from: o,
			kind: s
		}));
	},
	why: J("lift", "NN-4.2.2")
});
function Oa(e, t, n) {
	let r = U(t), i = G(t), a = W(e, t), o = ga(e, r, a);
	e.supply[r]++, i !== -1 && (e.kinds[t - k] = -1), n?.({
		kind: "lifted",
		figure: {
			owner: r,
			kind: i
		},
		district: a,
		calmed: o
	});
}
Y(_n, {
	who: (e, { seat: t }) => t,
	moves(e, { seat: t, where: n, optional: r, from: i }) {
		let a = Ca(e, t, n) & (i === -1 ? c : ~(1 << i)), o = H(j.of.place, a);
		return r && o.length > 0 && o.push(j.of.done), o;
	},
	play(e, t, n, { seat: r, quiet: i, kind: a }) {
		t !== j.of.done && Aa(e, r, t.at, a, i, n);
	},
	why(e, t, { where: n, from: r }) {
		return t.verb === "place" ? t.at === r ? "NN-4.2.2" : n === "near" ? "NN-4.2.1" : "NN-4.5.26" : "NN-6.2";
	}
});
function ka(e, t) {
	let n = [];
	for (let r = 0; r < d.length; r++) e.kinds[t * 12 + r] === -1 && n.push(j.of.kind[r]);
	return n;
}
function Aa(e, t, n, r, i, a) {
	L(e) && r === -1 ? v(e, vn({
		seat: t,
		district: n,
		quiet: i
	})) : _a(e, t, n, r, i, a);
}
Y(vn, {
	who: (e, { seat: t }) => t,
	moves: (e, { seat: t }) => ka(e, t),
	play(e, t, n, { seat: r, district: i, quiet: a }) {
		_a(e, r, i, t.at, a, n);
	},
	why: J("kind", "NN-4.10.5")
}), Y(yn, {
	moves: (e, { from: t }) => Pr(e, j.of.pick, t, e.active),
	play(e, t, n, { near: r }) {
		let i = W(e, t.at), a = r ? u[i] : c & ~(1 << i);
		v(e, bn({
			seat: e.active,
			figure: t.at,
			mask: a
		}));
	},
	why: J("pick", "NN-4.5.28")
}), Y(bn, {
	who: (e, { seat: t }) => t,
	moves: (e, { mask: t }) => H(j.of.to, t),
	play(e, t, n, { figure: r }) {
		ba(e, r, t.at, n);
	},
	why: J("to", "NN-4.3.6")
});
// games/nanty-narking/rules/hands.ts
function ja(e, t, n) {
	let r = [], { cards: i } = e;
	for (let a = 0, o = e.handCount[n]; o > 0 && a < i.length; a++) i[a] === n && (r.push(t[a]), o--);
	return r;
}
function Ma(e, t) {
	let n = [];
	for (let r = 0; r < e.cards.length; r++) e.cards[r] === t && n.push(r);
	return n;
}
function Na(e, t, n, r) {
	let { cards: i } = e;
	for (let a = 0, o = e.handCount[r]; o > 0 && a < i.length; a++) i[a] === r && (bt[a] || t.push(n[a]), o--);
}
var Pa = (e, t) => {
	let n = 0;
	for (let r = 0; r < w.length; r++) e.cards[w[r]] === t && n++;
	return n;
}, Fa = (e, t) => e.cards[t] > 4 || !!(e.known[t] & 16);
function Ia(e, t, n) {
	let r = La(e, t);
	for (let i = 0; i < n.length; i++) {
		let a = n[i];
		if (Fa(e, a) ? e.cards[a] === t : r) return !0;
	}
	return !1;
}
function La(e, t) {
	let n = 0;
	for (let r = 0; r < e.cards.length; r++) e.cards[r] === t && Fa(e, r) && n++;
	return e.handCount[t] > n;
}
var Ra = (e, t) => Ia(e, t, w), za = (e, t) => e.handCount[t] > Pa(e, t);
function Ba(e, t, n, r) {
	let i = Math.min(n, e.deck.length);
	if (i <= 0) return;
	let a = y(e, r), o = Va(e, i, t);
	e.known = Ha(e.known, o, 1 << t), e.handCount[t] += i, a?.({
		kind: "drew",
		seat: t,
		count: i,
		secret: { cards: o },
		eyes: [t]
	});
}
function Va(e, t, n) {
	let r = e.deck.splice(-t).reverse();
	return e.cards = Ha(e.cards, r, n), r;
}
function Ha(e, t, n) {
	let r = e.slice();
	for (let e of t) r[e] = n;
	return r;
}
function Ua(e, t, n, r) {
	e.cards = e.cards.with(t, n), e.known = e.known.with(t, r);
}
function Wa(e, t, n) {
	Ua(e, n, t, 31), e.handCount[t]++;
}
function Ga(e, t, n, r) {
	Ka(e, t, n, 5), r?.({
		kind: "discarded",
		seat: t,
		cards: [n]
	});
}
function Ka(e, t, n, r) {
	Ua(e, n, r, 0), e.handCount[t]--;
}
function qa(e, t, n, r, i) {
	let a = 1 << t | 1 << n;
	e.known = e.known.map((n, r) => e.cards[r] === t ? n & a : n), Ua(e, r, n, a), e.handCount[t]--, e.handCount[n]++, y(e, i)?.({
		kind: "gave",
		from: t,
		to: n,
		secret: { card: r },
		eyes: [t, n]
	});
}
function Ja(e, t, n, r) {
	e.known = e.known.map((r, i) => e.cards[i] === n ? r | 1 << t : r), y(e, r)?.({
		kind: "inspected",
		seat: t,
		target: n,
		secret: { cards: Ma(e, n) },
		eyes: [t, n]
	});
}
function Ya(e, t, n, r, i) {
	Ka(e, t, n, 6), e.laid.push(n), e.lastLaid = n, i?.({
		kind: "played",
		seat: t,
		card: n,
		how: r
	}), Xa(e);
}
function Xa(e) {
	let t = 0;
	for (let n = 0; n < e.laid.length; n++) {
		let r = e.laid[n];
		r === e.lastLaid || e.open.includes(r) ? e.laid[t++] = r : e.cards = e.cards.with(r, 5);
	}
	e.laid.length = t;
}
function Za(e, t, n) {
	let r = e.laid.indexOf(t);
	r >= 0 && e.laid.splice(r, 1), e.cards = e.cards.with(t, n);
}
function Qa(e) {
	e.cards = Ha(e.cards, e.laid, 5), e.laid.length = 0, e.open.length = 0, e.lastLaid = -1;
}
// games/nanty-narking/rules/interrupts.ts
var $a = {
	skull: [
		"int-cancel-attack",
		"int-cancel-removal",
		"int-relocate"
	],
	"text-removes": [
		"int-cancel-attack",
		"int-cancel-removal",
		"int-relocate",
		"int-cancel-text"
	],
	"text-moves": ["int-cancel-attack", "int-cancel-text"],
	text: ["int-cancel-text"],
	"text-hand": ["int-cancel-text"],
	"own-card": ["int-cancel-removal", "int-relocate"],
	"event-removes": ["int-cancel-removal", "int-relocate"]
}, eo = (e) => [...w.keys()].filter((t) => $a[e].includes(D(w[t]).text)), to = (e) => ({
	skull: e("skull"),
	"text-removes": e("text-removes"),
	"text-moves": e("text-moves"),
	text: e("text"),
	"text-hand": e("text-hand"),
	"own-card": e("own-card"),
	"event-removes": e("event-removes")
}), no = to(eo), ro = to((e) => eo(e).map((e) => w[e])), io = (e) => $a[e].includes("int-cancel-removal");
function ao(e, t, n, r = -1) {
	v(e, xn({
		threat: t,
		of: n,
		at: 0,
		figure: r
	}));
}
function oo(e, t, n) {
	let r = U(t);
	r < e.seats && ao(e, r === e.active ? "own-card" : n, [r], t);
}
X(xn, (e, t, { threat: n, of: r, at: i, figure: a }) => {
	for (let t = i; t < r.length; t++) if (so(e, r[t], n)) return v(e, Sn({
		threat: n,
		of: r,
		at: t,
		figure: a
	}));
});
function so(e, t, n) {
	return n === "text-hand" ? Ra(e, t) : io(n) && Sa(e, t) ? !1 : Ia(e, t, ro[n]) || io(n) && lo(e, t);
}
var co = (e, t) => e.agentCards[kt] === t && uo(e, t), lo = (e, t) => e.secretAgents[t] > 0 && fo(e.agentCards[kt]) && uo(e, t), uo = (e, t) => e.kinds[t * 12 + kt] === ne, fo = (e) => e !== 7 && e < 8;
Y(Sn, {
	hidden: !0,
	always: !0,
	who: (e, { of: t, at: n }) => t[n] ?? e.active,
	moves(e, { of: t, at: n, threat: r }) {
		if (n < 0) return [];
		let i = t[n], a = [], o = no[r];
		for (let t = 0; t < o.length; t++) e.cards[w[o[t]]] === i && a.push(j.of.react[o[t]]);
		return io(r) && co(e, i) && a.push(j.of.suffragette), r === "text-hand" && mo(e, a, i), a.push(j.of.pass), a;
	},
	play(e, t, n, { threat: r, of: i, at: a, figure: o }, s) {
		if (t === j.of.pass) return v(e, xn({
			threat: r,
			of: i,
			at: a + 1,
			figure: o
		}));
		t.verb === "react" ? ho(e, s, w[t.at], o, n) : t === j.of.suffragette ? _o(e, s, n) : po(e, s, w[t.at], xn({
			threat: r,
			of: i,
			at: a,
			figure: o
		}), n), y(e, n);
	},
	why: (e, t) => t.verb === "throw" ? "NN-4.6.3" : t.verb === "react" || t.verb === "suffragette" ? "NN-4.6.11" : "NN-4.6.4"
});
function po(e, t, n, r, i) {
	Ga(e, t, n, i), v(e, r);
}
function mo(e, t, n) {
	for (let r = 0; r < w.length; r++) e.cards[w[r]] === n && t.push(j.of.throw[r]);
}
function ho(e, t, n, r, i) {
	Ga(e, t, n, void 0), i?.({
		kind: "interrupted",
		seat: t,
		card: n,
		figure: r
	});
	let a = D(n).text;
	if (a === "int-cancel-text") return vo(e);
	e.agenda.pop(), a === "int-relocate" && go(e, r, i);
}
function go(e, t, n) {
	let r = W(e, t);
	va(e, t, n), v(e, Da(U(t), r, G(t)));
}
function _o(e, t, n) {
	e.agentCards[kt] = 7, e.secretAgents[t]--, e.covered |= 1 << t, n?.({
		kind: "covered",
		seat: t
	});
}
X(Cn, (e) => {
	e.covered = 0;
});
function vo(e) {
	for (; !Cn.is(e.agenda.at(-1));) e.agenda.pop();
}
// games/nanty-narking/rules/scrolls/scroll.ts
function yo(e, t, n, r) {
	for (let i = 0; i < e.seats; i++) if (i !== e.active && r(e, t, i, n)) return !0;
	return !1;
}
var Z = (e) => ({
	can: (t, n, r) => So(t, n) && yo(t, n, r, e),
	begin: (e, t, n) => v(e, Wn({ source: n })),
	affects: e
}), bo = (e) => ({
	begin: (e, t, n) => v(e, Kn({
		source: n,
		seat: b(e, e.active)
	})),
	affects: e
}), xo = (e) => e.fee ?? 0, So = (e, t) => e.money[e.active] >= xo(t), Co = () => !0, wo = (e, t, n) => e.money[n] > 0, To = (e, t, n) => e.handCount[n] > 0;
// games/nanty-narking/rules/scrolls/losses.ts
function Eo(e, t, n = e.active) {
	let r = rt(e.luck, 12) + 1;
	return t?.({
		kind: "rolled",
		seat: n,
		die: r
	}), r;
}
Y(Jn, {
	who: (e, { seat: t }) => t,
	moves(e, { seat: t, orPay: n }) {
		let r = Pr(e, j.of.lose, z(e, t), t);
		return n > 0 && e.money[t] >= n && r.push(j.of.pay), r;
	},
	play(e, t, n, { seat: r, orPay: i }) {
		if (t === j.of.pay) return void K(e, r, null, i, n);
		v(e, pn({ figure: t.at })), oo(e, t.at, "text-removes");
	},
	why: (e, t) => t.verb === "pay" ? "NN-4.5.7" : t.verb === "lose" ? "NN-4.5.37" : "NN-6.2"
}), Y(F, {
	who: (e, { seat: t }) => t,
	moves: (e, { mask: t, but: n }) => Nr(e, j.of.kill, t, n),
	play(e, t) {
		v(e, pn({ figure: t.at })), oo(e, t.at, "text-removes");
	},
	why: J("kill", "NN-4.5.34")
});
// games/nanty-narking/rules/scrolls/figures.ts
var Do = (e, t) => ({
	can: (t) => wa(t, t.active, e),
	begin: (n) => Ea(n, n.active, e, t)
}), Oo = (e) => Sr(1 << a(e)), ko = (e) => z(e, e.active), Ao = (e) => Er(e, e.active) > 0, jo = {
	"place-quietly": Do("any", !0),
	"place-in-trouble": Do("trouble", !1),
	"place-at-own-building": Do("home", !1),
	"place-around": {
		can: (e, t) => wa(e, e.active, Oo(t.district)),
		begin: (e, t) => v(e, In({
			where: Oo(t.district),
			left: t.max,
			first: !0
		}))
	},
	"move-own-agent": {
		can: Ao,
		begin: (e) => v(e, yn({
			from: ko(e),
			near: !1
		}))
	},
	"pay-to-move": {
		...Z(Co),
		can: (e, t) => e.money[e.active] >= t.fee && Ao(e),
		strike: (e) => v(e, yn({
			from: ko(e),
			near: !1
		}))
	},
	"flee-trouble": {
		can: (e) => (ko(e) & e.trouble) !== 0,
		begin: (e) => v(e, yn({
			from: ko(e) & e.trouble,
			near: !0
		}))
	},
	"move-other-figure": {
		can: (e) => Fr(e, br(e), e.active),
		begin: (e) => v(e, Ln())
	},
	"swap-figures": {
		can: (e) => V(br(e)) > 1,
		begin: (e) => v(e, zn())
	},
	"remove-figure-in": {
		can: (e, t) => yr(e, a(t.district)) > 0,
		begin: (e, t) => v(e, F({
			seat: e.active,
			mask: 1 << a(t.district),
			but: -1
		}))
	},
	"hire-murder": {
		...Z(Co),
		can: (e, t) => e.money[e.active] >= t.fee && Fr(e, e.trouble, e.active),
		strike: (e) => v(e, F({
			seat: e.active,
			mask: e.trouble,
			but: e.active
		}))
	},
	"hire-murder-by-other": {
		...Z(Co),
		window: "text",
		strike: (e, t, n) => v(e, F({
			seat: n,
			mask: e.trouble,
			but: e.active
		}))
	},
	"roll-and-kill": { begin: (e, t) => v(e, Vn({ left: t.rolls })) },
	"others-remove-own": {
		...bo((e, t, n) => Er(e, n) > 0),
		strike: (e, t, n) => v(e, Jn({
			seat: n,
			orPay: 0
		}))
	},
	"place-trouble": {
		can: (e, t) => No(e, t.beside) !== 0,
		begin: (e, t) => v(e, Hn({ mask: No(e, t.beside) }))
	}
};
X(In, (e, t, { where: n, left: r, first: i }) => {
	r > 1 && v(e, In({
		where: n,
		left: r - 1,
		first: !1
	})), wa(e, e.active, n) && Ea(e, e.active, n, !1, !i);
}), Y(Ln, {
	moves: (e) => Nr(e, j.of.pick, br(e), e.active),
	play: (e, t) => v(e, Rn({ figure: t.at })),
	why: J("pick", "NN-4.5.31")
}), Y(Rn, {
	moves: (e, { figure: t }) => H(j.of.to, u[W(e, t)]),
	play(e, t, n, { figure: r }) {
		v(e, mn({
			figure: r,
			to: t.at
		}));
		let i = U(r);
		i < e.seats && ao(e, "text-moves", [i], r);
	},
	why: J("to", "NN-4.5.31")
}), Y(zn, {
	moves: (e) => Nr(e, j.of.pick, br(e)),
	play: (e, t) => v(e, Bn({ first: t.at })),
	why: J("pick", "NN-4.5.32")
}), Y(Bn, {
	moves: (e, { first: t }) => Nr(e, j.of.pick, br(e) & ~(1 << W(e, t))),
	play: (e, t, n, { first: r }) => Mo(e, r, t.at),
	why: J("pick", "NN-4.5.32")
});
function Mo(e, t, n) {
	v(e, hn({
		first: t,
		second: n
	}));
	let r = [];
	for (let i = 1; i < e.seats; i++) {
		let a = (e.active + i) % e.seats;
		(a === U(t) || a === U(n)) && r.push(a);
	}
	r.length > 0 && ao(e, "text-moves", r);
}
X(Vn, (e, t, { left: n }) => {
	let r = Eo(e, t) - 1;
	n > 1 && v(e, Vn({ left: n - 1 })), v(e, F({
		seat: e.active,
		mask: 1 << r,
		but: -1
	}));
});
function No(e, t) {
	let n = br(e) & ~e.trouble;
	if (t === "anything") return n;
	let r = 0;
	for (let t = 0; t < I; t++) e.trouble & 1 << t && (r |= u[t]);
	return n & r;
}
Y(Hn, {
	moves: (e, { mask: t }) => H(j.of.stir, t),
	play(e, t, n) {
		e.trouble |= 1 << t.at, n?.({
			kind: "stirred",
			seat: e.active,
			district: t.at
		});
	},
	why: J("stir", "NN-4.3.4")
}), Y(Un, {
	moves: (e, { mask: t }) => H(j.of.calm, t),
	play: (e, t, n) => Po(e, t.at, n),
	why: J("calm", "NN-4.2.4")
});
function Po(e, t, n) {
	e.trouble &= ~(1 << t), n?.({
		kind: "calmed",
		seat: e.active,
		district: t
	});
}
// games/nanty-narking/rules/districts.ts
var Fo = (e, t, n) => e.building[t] === n && !((e.voided | e.fresh) & 1 << t) && R(e, t, 4) === 0;
function Io(e, t) {
	if (!Fo(e, t, e.active) || e.used & 1 << t) return !1;
	let n = s[t], r = e.money[e.active];
	switch (n.does) {
		case "income": return !0;
		case "pay-to-place": return r >= n.fee && wa(e, e.active, Sr(1 << t));
		case "draw-then-discard": return e.deck.length > 0;
		case "pay-to-calm": return r >= n.fee && e.trouble !== 0;
		case "discard-for-money": return e.handCount[e.active] > 0;
		case "stir-trouble": return Lo(e, t) !== 0;
		case "event-shield": return !1;
	}
}
var Lo = (e, t) => No(e, "anything") & Sr(1 << t);
function Ro(e, t, n) {
	e.used |= 1 << t, n?.({
		kind: "used",
		seat: e.active,
		district: t
	});
	let r = s[t];
	switch (r.does) {
		case "income":
			K(e, null, e.active, r.amount, n);
			return;
		case "pay-to-place": return K(e, e.active, null, r.fee, n), Ea(e, e.active, Sr(1 << t));
		case "draw-then-discard": return Ba(e, e.active, 1, n), v(e, On({
			gain: 0,
			draw: 0
		}));
		case "pay-to-calm": return K(e, e.active, null, r.fee, n), v(e, Un({ mask: e.trouble }));
		case "discard-for-money": return v(e, On({
			gain: r.amount,
			draw: 0
		}));
		case "stir-trouble": return v(e, Hn({ mask: Lo(e, t) }));
	}
}
// games/nanty-narking/rules/event-reactions.ts
var zo = s[te], Bo = zo.does === "event-shield" ? zo.fee : 0;
function Vo(e) {
	let t = 0;
	for (let n = 0; n < e.rolls.length; n++) t |= 1 << e.rolls[n];
	return t & ee;
}
function Ho(e) {
	let t = f[e.event];
	if (t === "flood" || t === "riot-act" || t === "new-citizens" || t === "inigo-jones" || t === "mysterious-murders") return 0;
	let n = t === "fire" ? e.rolls.length - 1 : e.rolls.length, r = 0;
	for (let t = 0; t < n; t++) e.building[e.rolls[t]] !== -1 && (r |= 1 << e.rolls[t]);
	return r;
}
var Uo = (e) => f[e.event] === "riot-act" || f[e.event] === "new-citizens", Wo = (e) => f[e.event] === "zeppelin-crash" || f[e.event] === "mysterious-murders" || f[e.event] === "inigo-jones", Go = (e, t) => e.shields.includes(t);
function Ko(e, t) {
	let n = t < k ? e.figures[t] : +!!jr(e, t);
	for (let r = 0; r < e.shields.length; r++) e.shields[r] === t && n--;
	for (let r = 0; r < e.returning.length; r++) e.returning[r] === t && n--;
	return n;
}
function qo(e, t) {
	if (Wo(e) && Sa(e, t)) return [];
	if (e.victim !== -1) return U(e.victim) === t && Jo(e) ? [e.victim] : [];
	let n = f[e.event], r = n === "zeppelin-crash" ? 1 << e.rolls[0] : n === "flood" ? Vo(e) : 0;
	return Pr(e, j.of.kill, r, t).map(({ at: e }) => e).filter((t) => Ko(e, t) > 0);
}
var Jo = (e) => !Go(e, e.victim) && e.returning.length === 0;
function Yo(e, t, n) {
	let r = [...n], i = Ho(e) & B(e, t);
	for (let e = 0; e < I; e++) i & 1 << e && r.push(jt + e);
	return f[e.event] === "inigo-jones" && e.building[e.rolls[0]] === t && r.push(Mt + e.rolls[0]), Uo(e) && e.rolls.forEach((n, i) => {
		(e.building[n] === t || R(e, n, t) > 0) && r.push(Nt + i);
	}), r.filter((t) => t < A.length || !Go(e, t));
}
function Xo(e, t) {
	let n = [], r = qo(e, t);
	if (Qo(e, t)) for (let i of Yo(e, t, r)) n.push(j.of.shield[i]);
	if (!Wo(e) || r.length === 0) return n;
	for (let i of no["event-removes"]) if (e.cards[w[i]] === t) for (let e of r) n.push(j.of.save[i * A.length + e]);
	return co(e, t) && n.push(j.of.suffragette), n;
}
function Zo(e, t) {
	let n = qo(e, t);
	return Qo(e, t) && Yo(e, t, n).length > 0 ? !0 : !Wo(e) || n.length === 0 ? !1 : Ia(e, t, ro["event-removes"]) || lo(e, t);
}
var Qo = (e, t) => e.money[t] >= Bo && Fo(e, te, t);
function Q(e) {
	let t = [];
	for (let n = 0; n < e.seats; n++) {
		let r = (e.active + n) % e.seats;
		Yo(e, r, qo(e, r)).length > 0 && t.push(r);
	}
	v(e, Xt({
		of: t,
		at: 0
	}));
}
X(Xt, (e, t, { of: n, at: r }) => {
	for (let t = r; t < n.length; t++) if (Zo(e, n[t])) return v(e, Zt({
		of: n,
		at: t
	}));
}), Y(Zt, {
	hidden: !0,
	always: !0,
	who: (e, { of: t, at: n }) => t[n] ?? e.active,
	moves(e, { of: t, at: n }) {
		if (n < 0) return [];
		let r = Xo(e, t[n]);
		return r.push(j.of.pass), r;
	},
	play(e, t, n, { of: r, at: i }, a) {
		if (t === j.of.pass) return v(e, Xt({
			of: r,
			at: i + 1
		}));
		$o(e, a, t, n), v(e, Xt({
			of: r,
			at: i
		})), y(e, n);
	},
	why: (e, t) => t.verb === "save" || t.verb === "suffragette" ? "NN-4.6.11" : "NN-4.7.2"
});
function $o(e, t, n, r) {
	if (n === j.of.suffragette) return _o(e, t, r);
	if (n.verb === "shield") {
		e.shields = [...e.shields, n.at], r?.({
			kind: "shielded",
			seat: t,
			item: n.at
		}), K(e, t, null, Bo, r);
		return;
	}
	let i = w[Math.floor(n.at / A.length)], a = n.at % A.length;
	Ga(e, t, i, void 0), r?.({
		kind: "interrupted",
		seat: t,
		card: i,
		figure: a
	}), D(i).text === "int-relocate" ? e.returning = [...e.returning, a] : e.shields = [...e.shields, a];
}
// games/nanty-narking/view.ts
var es = {
	start: "open",
	set: "open",
	money: "open",
	figures: "open",
	kinds: "open",
	supply: "open",
	houses: "open",
	building: "open",
	houseKind: "open",
	trouble: "open",
	voided: "open",
	used: "open",
	fresh: "open",
	cards: "veiled",
	known: "veiled",
	deck: "veiled",
	handCount: "open",
	laid: "open",
	open: "open",
	lastLaid: "open",
	mustPlay: "open",
	extraPlays: "open",
	personas: "veiled",
	personaKnown: "veiled",
	events: "veiled",
	eventKnown: "open",
	past: "open",
	agentCards: "veiled",
	houseCards: "veiled",
	usedCards: "open",
	secretAgents: "open",
	secretHouses: "open",
	housePile: "veiled",
	cheap: "open",
	covered: "open",
	event: "open",
	rolls: "open",
	victim: "open",
	shields: "open",
	returning: "open",
	ending: "open",
	winner: "open"
};
function ts(e, t) {
	let n = Ut(e);
	if (st(n), e.agenda.length === 0) return n;
	let r = ns(t);
	return rs(n, r), is(n, r), n.events = n.events.map((e, t) => n.eventKnown[t] & r ? e : -9), as(n.agentCards, t), as(n.houseCards, t), n.deck.fill(-9), n.housePile.fill(-9), n.agenda = e.agenda.map((e) => os(e, t)), n;
}
var ns = (e) => e === "spectator" ? 16 : 1 << e;
function rs(e, t) {
	let n = e.cards.slice(), r = e.known.slice();
	for (let e = 0; e < n.length; e++) {
		let i = n[e], a = r[e];
		i > 4 || (i < 4 && a & t ? 1 << i !== t && !(a & 16) && (r[e] = t | 1 << i) : (n[e] = -9, r[e] = 0));
	}
	e.cards = n, e.known = r;
}
function is(e, t) {
	e.personas = e.personas.map((n, r) => e.personaKnown[r] & t || n === 7 ? n : -9), e.personaKnown = e.personaKnown.map((e) => e & t);
}
function as(e, t) {
	for (let n = 0; n < e.length; n++) e[n] !== t && e[n] !== 7 && e[n] < 8 && (e[n] = -9);
}
function os(e, t) {
	return ss(e) && e.of[e.at] !== t ? {
		...e,
		at: -1
	} : cs(e) && e.thief !== t && e.target !== t ? {
		...e,
		cards: [-9, -9]
	} : e;
}
var ss = (e) => Sn.is(e) || Zt.is(e), cs = (e) => Fn.is(e);
// games/nanty-narking/bot/guess.ts
function ls(e, t, n) {
	let r = Ut(e);
	return ct(r, n), r.agenda.length === 0 || (us(r, n), fs(r, n), ms(r, n), hs(r, n), _s(r, n), ys(r, t, n), bs(r, n)), r;
}
function us(e, t) {
	let n = g(t, ds(e.personas, -9));
	for (let t = 0; t < e.seats; t++) {
		if (e.personas.includes(t)) continue;
		let r = n.pop();
		e.personas = e.personas.with(r, t), e.personaKnown = e.personaKnown.with(r, 1 << t);
	}
	e.personas = e.personas.map((e) => e === -9 ? 4 : e);
}
function ds(e, t) {
	let n = [];
	for (let r = 0; r < e.length; r++) e[r] === t && n.push(r);
	return n;
}
function fs(e, t) {
	let n = g(t, ps(e));
	e.events = e.events.map((e) => e === -9 ? n.pop() : e);
}
var ps = (e) => f.map((e, t) => t).filter((t) => !e.past.includes(t) && !e.events.includes(t));
function ms(e, t) {
	e.housePile = gs(e.houseCards, e.secretHouses, t);
}
function hs(e, t) {
	gs(e.agentCards, e.secretAgents, t);
}
function gs(e, t, n) {
	let r = g(n, ds(e, -9));
	for (let n = 0; n < t.length; n++) for (let i = t[n] - ds(e, n).length; i > 0; i--) e[r.pop()] = n;
	for (let t of r) e[t] = 4;
	return r;
}
function _s(e, t) {
	let n = g(t, ds(e.cards, -9)), r = n.filter((e) => !ht(e)), i = n.filter(ht), a = [];
	for (; a.length < e.deck.length && r.length > 0;) a.push(r.pop());
	for (; a.length < e.deck.length;) a.push(i.pop());
	e.cards = Ha(e.cards, a, 4), e.deck = a;
	let o = g(t, [...r, ...i]);
	for (let t = 0; t < e.seats; t++) {
		let n = e.handCount[t] - ds(e.cards, t).length;
		n > 0 && vs(e, t, o.splice(-n));
	}
}
function vs(e, t, n) {
	e.cards = Ha(e.cards, n, t), e.known = Ha(e.known, n, 1 << t);
}
function ys(e, t, n) {
	let r = e.agenda.at(-1);
	if (!ss(r) || r.at !== -1) return;
	let i = (t) => r.threat ? so(e, t, r.threat) : Zo(e, t), a = [...r.of.keys()].filter((e) => r.of[e] !== t && i(r.of[e]));
	e.agenda[e.agenda.length - 1] = {
		...r,
		at: it(n, a)
	};
}
function bs(e, t) {
	let n = e.agenda.at(-1);
	if (!cs(n) || n.cards[0] !== -9) return;
	let r = g(t, Ma(e, n.target)).slice(0, 2);
	for (let t of r) e.known = e.known.with(t, e.known[t] | 1 << n.thief);
	e.agenda[e.agenda.length - 1] = {
		...n,
		cards: r
	};
}
// games/nanty-narking/manifest.ts
var xs = {
	id: "nanty-narking",
	title: {
		en: "Nanty Narking",
		de: "Nanty Narking"
	},
	blurb: {
		en: "Everybody is somebody else and has a secret way to win: agents, trouble, houses and money in the London of Dickens and Holmes.",
		de: "Jede Person am Tisch ist insgeheim eine andere und gewinnt auf ihre Weise: Agenten, Unruhe, Häuser und Geld im London von Dickens und Holmes."
	},
	shelf: 50,
	seats: {
		min: 2,
		max: 4
	},
	minutes: [60, 75],
	learn: 14,
	short: {
		minutes: 30,
		from: .25
	},
	puzzles: !0,
	weight: 3,
	cover: new URL("data:image/svg+xml;base64,PHN2ZyB4bWxucz0iaHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmciIHZpZXdCb3g9IjAgMCAzMjAgMjAwIj4KICA8ZGVmcz4KICAgIDxwYXR0ZXJuIGlkPSJoIiB3aWR0aD0iNSIgaGVpZ2h0PSI1IiBwYXR0ZXJuVW5pdHM9InVzZXJTcGFjZU9uVXNlIiBwYXR0ZXJuVHJhbnNmb3JtPSJyb3RhdGUoMzgpIj48cGF0aCBkPSJNMCAyLjUwMEg1IiBzdHJva2U9IiMzYTJjMWMiIHN0cm9rZS13aWR0aD0iLjciIG9wYWNpdHk9Ii4zNSIvPjwvcGF0dGVybj4KICAgIDxyYWRpYWxHcmFkaWVudCBpZD0iZyIgY3g9Ii41IiBjeT0iLjUiIHI9Ii41Ij48c3RvcCBvZmZzZXQ9IjAiIHN0b3AtY29sb3I9IiNmZmYzY2YiLz48c3RvcCBvZmZzZXQ9IjEiIHN0b3AtY29sb3I9IiNmZmYzY2YiIHN0b3Atb3BhY2l0eT0iMCIvPjwvcmFkaWFsR3JhZGllbnQ+CiAgPC9kZWZzPgogIDxyZWN0IHdpZHRoPSIzMjAiIGhlaWdodD0iMjAwIiBmaWxsPSIjZTlkOWI2Ii8+CiAgPHBhdGggZD0iTTEyIDE0SDMwOE0xMiAxNi41MDBIMzA4TTEyIDUySDMwOE0xMiA1NEgzMDgiIHN0cm9rZT0iIzJiMjExOCIgc3Ryb2tlLXdpZHRoPSIxIi8+CiAgPHRleHQgeD0iMTYwIiB5PSI0NCIgdGV4dC1hbmNob3I9Im1pZGRsZSIgZm9udC1mYW1pbHk9Ik9sZCBTdGFuZGFyZCBUVCwgR2VvcmdpYSwgc2VyaWYiIGZvbnQtc2l6ZT0iMjciIGZvbnQtd2VpZ2h0PSI3MDAiIGZpbGw9IiMyYjIxMTgiIGxldHRlci1zcGFjaW5nPSIxIj5OQU5UWSBOQVJLSU5HPC90ZXh0PgogIDxnIHN0cm9rZT0iI2I5YTM3YyIgc3Ryb2tlLXdpZHRoPSIyIj48cGF0aCBkPSJNMTYgNzZIODRNMTYgODJIODRNMTYgODhINzhNMTYgOTRIODRNMTYgMTAwSDgyTTE2IDEwNkg4NE0xNiAxMTJINzBNMTYgMTI0SDg0TTE2IDEzMEg4NE0xNiAxMzZIODBNMTYgMTQySDg0TTE2IDE0OEg4NE0xNiAxNTRINjBNMjM2IDc2SDMwNE0yMzYgODJIMzAwTTIzNiA4OEgzMDRNMjM2IDk0SDMwNE0yMzYgMTAwSDI5ME0yMzYgMTEySDMwNE0yMzYgMTE4SDMwNE0yMzYgMTI0SDI5OE0yMzYgMTMwSDMwNE0yMzYgMTM2SDMwNE0yMzYgMTQySDI3MCIvPjwvZz4KICA8cmVjdCB4PSI5MiIgeT0iNzIiIHdpZHRoPSIxMzYiIGhlaWdodD0iMTEyIiBmaWxsPSIjZDljNDk4IiBzdHJva2U9IiMyYjIxMTgiIHN0cm9rZS13aWR0aD0iMS41MDAiLz4KICA8cGF0aCBkPSJNOTIgMTUwSDEwNFYxMjhIMTEyVjEyMEgxMThWMTI4SDEyNlYxNDBIMTQwVjEwNEgxNDRWOTJIMTQ4Vjg0TDE1MCA3NkwxNTIgODRWOTJIMTU2VjEwNEgxNjBWMTQwSDE3NlYxMzBIMTkwVjExOEgxOThWMTMwSDIxMFYxMjJIMjE4VjE0MEgyMjhWMTg0SDkyWiIgZmlsbD0iIzNhMmMxYyIvPgogIDxwYXRoIGQ9Ik05MiAxNTBIMTA0VjEyOEgxMTJWMTIwSDExOFYxMjhIMTI2VjE0MEgxNDBWMTA0SDE0NFY5MkgxNDhWODRMMTUwIDc2TDE1MiA4NFY5MkgxNTZWMTA0SDE2MFYxNDBIMTc2VjEzMEgxOTBWMTE4SDE5OFYxMzBIMjEwVjEyMkgyMThWMTQwSDIyOFYxODRIOTJaIiBmaWxsPSJ1cmwoI2gpIi8+CiAgPGNpcmNsZSBjeD0iMTUwIiBjeT0iMTAwIiByPSI0LjUwMCIgZmlsbD0iI2ZmZjNjZiIvPgogIDxjaXJjbGUgY3g9IjIwMyIgY3k9IjEwOCIgcj0iMzQiIGZpbGw9InVybCgjZykiLz4KICA8ZyB0cmFuc2Zvcm09InRyYW5zbGF0ZSgxNzggMTQ4KSI+CiAgICA8cGF0aCBkPSJNLTExIC0zNkgxMVYtMjJIMThWLTE3SDExUTExIC02IDYgLTNRMjQgNCAyNCAzNkgtMjRRLTI0IDQgLTYgLTNRLTExIC02IC0xMSAtMTdILTE4Vi0yMkgtMTFaIiBmaWxsPSIjMTcxMTBiIi8+CiAgICA8cGF0aCBkPSJNLTExIC0yNkgxMVYtMjJILTExWiIgZmlsbD0iI2IzMjYxZSIvPjxwYXRoIGQ9Ik0tMyAyTDAgOEwzIDJMMSAzMEwwIDM0TC0xIDMwWiIgZmlsbD0iI2IzMjYxZSIvPgogIDwvZz4KICA8cGF0aCBkPSJNMjA2IDE4NFYxMTJNMTk5IDExMkgyMTNMMjEwIDk4SDIwMloiIHN0cm9rZT0iIzE3MTEwYiIgc3Ryb2tlLXdpZHRoPSIzIiBmaWxsPSIjZmZmM2NmIi8+CiAgPGcgZmlsbD0iI2IzMjYxZSI+PHJlY3QgeD0iMjM2IiB5PSIxNTIiIHdpZHRoPSI2OCIgaGVpZ2h0PSIyNCIvPjxyZWN0IHg9IjE2IiB5PSIxNjIiIHdpZHRoPSI2OCIgaGVpZ2h0PSIxNiIvPjwvZz4KICA8ZyBmaWxsPSIjZjZlYWQwIj48Y2lyY2xlIGN4PSIyNzAiIGN5PSIxNjQiIHI9IjUiLz48cGF0aCBkPSJNMjQ4IDE2NEgyNjJNMjc4IDE2NEgyOTIiIHN0cm9rZT0iI2Y2ZWFkMCIgc3Ryb2tlLXdpZHRoPSIyIi8+PHBhdGggZD0iTTI0IDE3MEg3NiIgc3Ryb2tlPSIjZjZlYWQwIiBzdHJva2Utd2lkdGg9IjMiIHN0cm9rZS1kYXNoYXJyYXk9IjkgNCIvPjwvZz4KICA8cGF0aCBkPSJNMjAgNjJINzZNMjQ0IDYySDMwMCIgc3Ryb2tlPSIjNmI1YTQ1IiBzdHJva2Utd2lkdGg9IjIiIHN0cm9rZS1kYXNoYXJyYXk9IjcgMyIvPgogIDxyZWN0IHg9IjUiIHk9IjUiIHdpZHRoPSIzMTAiIGhlaWdodD0iMTkwIiBmaWxsPSJub25lIiBzdHJva2U9IiMyYjIxMTgiIHN0cm9rZS13aWR0aD0iMi41MDAiLz4KPC9zdmc+Cg==", "" + import.meta.url).href,
	typeface: {
		name: "Old Standard TT",
		by: "Alexey Kryukov",
		licence: "SIL Open Font License 1.1"
	},
	credits: {
		design: "Martin Wallace",
		icons: {
			name: "game-icons.net",
			by: "Lorc, Delapouite, sbed et al.",
			licence: "CC BY 3.0"
		}
	}
};
// games/nanty-narking/rules/buildings.ts
function Ss(e, t, n) {
	return e.cheap === t ? o[t] / 3 : n ? o[t] / 2 : o[t];
}
function Cs(e, t) {
	let n = e.active, r = z(e, n) & ~e.trouble;
	for (let i = 0; i < I; i++) r & 1 << i && (e.building[i] !== -1 || Ss(e, i, t) > e.money[n]) && (r &= ~(1 << i));
	return r;
}
function ws(e, t, n, r) {
	let i = {
		district: t,
		price: n
	};
	e.houses[e.active] === 0 ? v(e, Jt(i)) : L(e) ? v(e, Yt(i)) : Es(e, i, -1, r);
}
Y(Jt, {
	moves: (e) => H(j.of["move-house"], B(e, e.active)),
	play(e, t, n, r) {
		let i = L(e) ? e.houseKind[t.at] : -1;
		Os(e, t.at), n?.({
			kind: "house-lost",
			seat: e.active,
			district: t.at,
			house: i,
			moves: !0
		}), Es(e, r, i, n);
	},
	why: J("move-house", "NN-4.2.7")
}), Y(Yt, {
	moves(e) {
		let t = [];
		for (let n = 0; n < re.length; n++) Ts(e, e.active, n) === -1 && t.push(j.of["house-kind"][n]);
		return t;
	},
	play: (e, t, n, r) => Es(e, r, t.at, n),
	why: J("house-kind", "NN-4.10.5")
});
function Ts(e, t, n) {
	for (let r = 0; r < I; r++) if (e.building[r] === t && e.houseKind[r] === n) return r;
	return -1;
}
function Es(e, { district: t, price: n }, r, i) {
	let a = e.building[t], o = a === -1 ? null : a;
	o !== null && ks(e, t, i), Ds(e, o, n), e.building[t] = e.active, r !== -1 && (e.houseKind[t] = r), e.houses[e.active]--, e.fresh |= 1 << t, i?.({
		kind: "built",
		seat: e.active,
		district: t,
		price: n,
		house: r,
		from: o
	});
}
function Ds(e, t, n) {
	e.money[e.active] -= n, t !== null && (e.money[t] += n);
}
function Os(e, t) {
	e.houses[e.building[t]]++, e.building[t] = -1, L(e) && (e.houseKind[t] = -1);
}
function ks(e, t, n) {
	let r = e.building[t], i = L(e) ? e.houseKind[t] : -1;
	Os(e, t), n?.({
		kind: "house-lost",
		seat: r,
		district: t,
		house: i,
		moves: !1
	}), i !== -1 && e.houseCards[i] === 8 + r && (e.houseCards[i] = 7, n?.({
		kind: "card-lost",
		seat: r,
		source: E + i
	}));
}
// games/nanty-narking/rules/events.ts
function As(e, t) {
	let n = y(e, t), r = e.events.at(-1);
	if (r === void 0) return t?.({
		kind: "no-event",
		seat: e.active
	});
	e.events = e.events.slice(0, -1), e.eventKnown = e.eventKnown.slice(0, -1), e.event = r, e.past = [...e.past, r], n?.({
		kind: "event",
		seat: e.active,
		event: r
	}), v(e, Qt()), Ns[f[r]](e, n);
}
X(Qt, (e) => {
	e.event = -1, e.covered = 0, js(e);
});
function js(e) {
	e.rolls = [], e.victim = -1, e.shields = [], e.returning = [];
}
function Ms(e, t, n) {
	for (let n = 0; n < t; n++) e.rolls = [...e.rolls, rt(e.luck, 12)];
	n?.({
		kind: "event-dice",
		event: e.event,
		rolls: [...e.rolls]
	});
}
var Ns = {
	"zeppelin-crash"(e, t) {
		Ms(e, 1, t), v(e, $t()), Q(e);
	},
	flood(e, t) {
		Ms(e, 2, t), v(e, en({
			seat: e.start,
			left: e.seats
		})), Q(e);
	},
	fire(e, t) {
		Fs(e), t?.({
			kind: "event-dice",
			event: e.event,
			rolls: [...e.rolls]
		}), v(e, nn()), Q(e);
	},
	fog(e, t) {
		let n = Va(e, 5, 5);
		t?.({
			kind: "fog",
			cards: n
		});
	},
	riots(e, t) {
		let n = V(e.trouble), r = n >= 8;
		t?.({
			kind: "riots",
			markers: n,
			over: r
		}), r && Hr(e, 2, -1, t);
	},
	explosion(e, t) {
		Ms(e, 1, t), v(e, nn()), Q(e);
	},
	"mysterious-murders": (e) => v(e, rn({
		seat: e.active,
		left: e.seats
	})),
	"riot-act"(e, t) {
		Ms(e, 4, t), v(e, sn({ owner: 4 })), Q(e);
	},
	subsidence: (e) => v(e, cn({
		seat: e.active,
		left: e.seats
	})),
	"inigo-jones"(e, t) {
		Ms(e, 1, t), v(e, un(), dn(), fn());
	},
	"new-citizens"(e, t) {
		Ms(e, 3, t), v(e, sn({ owner: 5 })), Q(e);
	},
	earthquake(e, t) {
		Ms(e, 2, t), v(e, nn()), Q(e);
	}
};
X($t, (e, t) => {
	let n = e.rolls[0];
	e.building[n] !== -1 && !Go(e, jt + n) && ks(e, n, t);
	let r = e.trouble & 1 << n;
	for (let { at: r } of Nr(e, j.of.kill, 1 << n)) {
		let n = Ps(e.returning, r), i = Sa(e, U(r)) ? n : Ko(e, r) + n;
		for (let n = 0; n < i; n++) va(e, r, t);
	}
	r && e.trouble & 1 << n && t?.({
		kind: "calmed",
		seat: e.active,
		district: n
	}), e.trouble &= ~(1 << n), v(e, ...[...e.returning].sort((e, t) => U(e) - U(t)).map((e) => Da(U(e), n, G(e))));
});
var Ps = (e, t) => {
	let n = 0;
	for (let r = 0; r < e.length; r++) e[r] === t && n++;
	return n;
};
X(en, (e, t, { seat: n, left: r }) => {
	r > 1 && v(e, en({
		seat: b(e, n),
		left: r - 1
	})), v(e, tn({ seat: n }));
}), Y(tn, {
	who: (e, { seat: t }) => t,
	moves: (e, { seat: t }) => Pr(e, j.of.pick, Vo(e), t).filter(({ at: t }) => Ko(e, t) > 0),
	play(e, t, n, r) {
		let i = u[W(e, t.at)] & ~Vo(e);
		v(e, bn({
			seat: r.seat,
			figure: t.at,
			mask: i
		}), tn(r));
	},
	why: J("pick", "NN-4.7.4")
});
function Fs(e) {
	for (let t = -1;; t = e.rolls.at(-1)) {
		let n = rt(e.luck, 12), r = e.building[n] !== -1 && !e.rolls.includes(n) && (t === -1 || !!(u[t] & 1 << n));
		if (e.rolls = [...e.rolls, n], !r) return;
	}
}
X(nn, (e, t) => Is(e, Ho(e), t));
function Is(e, t, n) {
	for (let r = 0; r < I; r++) t & 1 << r && !Go(e, jt + r) && ks(e, r, n);
}
X(rn, (e, t, { seat: n, left: r }) => {
	js(e), e.rolls = [...e.rolls, Eo(e, t, n) - 1], r > 1 && v(e, rn({
		seat: b(e, n),
		left: r - 1
	})), v(e, an({ seat: n }));
}), Y(an, {
	who: (e, { seat: t }) => t,
	moves: (e) => Nr(e, j.of.kill, 1 << e.rolls[0]),
	play(e, t) {
		e.victim = t.at, v(e, on()), Q(e);
	},
	why: J("kill", "NN-4.7.9")
}), X(on, (e, t) => {
	let n = e.victim, r = U(n);
	if (Go(e, n) || Sa(e, r)) return;
	let i = W(e, n);
	va(e, n, t), e.returning.length > 0 && v(e, Da(r, i, G(n)));
}), X(sn, (e, t, { owner: n }) => {
	for (let r = 0; r < e.rolls.length; r++) {
		let i = e.rolls[r];
		Go(e, Nt + r) ? t?.({
			kind: "kept-away",
			seat: e.building[te],
			owner: n,
			district: i
		}) : n === 5 ? _a(e, n, i, -1, !1, t) : Ls(e, i, t);
	}
});
function Ls(e, t, n) {
	let r = !(e.trouble & 1 << t);
	_a(e, 4, t, -1, !0, void 0), e.trouble |= 1 << t, n?.({
		kind: "placed",
		figure: {
			owner: 4,
			kind: -1
		},
		district: t,
		trouble: r,
		quiet: !1
	});
}
X(cn, (e, t, { seat: n, left: r }) => {
	r > 1 && v(e, cn({
		seat: b(e, n),
		left: r - 1
	}));
	let i = V(B(e, n)), a = Math.min(i, Math.floor(e.money[n] / 2));
	if (K(e, n, null, a * 2, t), a === 0) return Is(e, B(e, n), t);
	i > a && v(e, ln({
		seat: n,
		left: i - a
	}));
}), Y(ln, {
	who: (e, { seat: t }) => t,
	moves: (e, { seat: t }) => H(j.of["lose-house"], B(e, t)),
	play(e, t, n, { seat: r, left: i }) {
		ks(e, t.at, n), i > 1 && v(e, ln({
			seat: r,
			left: i - 1
		}));
	},
	why: J("lose-house", "NN-4.7.11")
}), Y(un, {
	who: (e) => Math.max(0, e.building[e.rolls[0]]),
	moves(e) {
		let t = e.rolls[0], n = e.building[t];
		return n === -1 ? [] : Pr(e, j.of.lose, 1 << t, n);
	},
	play(e, t) {
		e.victim = t.at;
	},
	why: J("lose", "NN-4.7.12")
}), X(dn, (e) => Q(e)), X(fn, (e, t) => {
	let n = e.rolls[0], r = e.building[n];
	Go(e, Mt + n) || (e.voided |= 1 << n, t?.({
		kind: "card-voided",
		district: n,
		seat: r === -1 ? null : r
	})), e.victim !== -1 && v(e, on());
});
// games/nanty-narking/rules/scrolls/money.ts
var Rs = (e, t, n, r) => K(e, t, e.active, n, r), zs = (e, t, n) => K(e, null, e.active, t, n), Bs = 7, Vs = 1, Hs = {
	"take-from-each": {
		...bo(wo),
		window: "text",
		strike: (e, t, n, r, i) => void Rs(e, n, t.amount, i)
	},
	"take-from-player": {
		...Z(wo),
		window: "text",
		strike: (e, t, n, r, i) => void Rs(e, n, t.amount, i)
	},
	"take-loan": { begin(e, t, n, r) {
		Za(e, n, 8 + e.active), e.money[e.active] += t.amount, r?.({
			kind: "loan",
			seat: e.active,
			card: n,
			amount: t.amount
		});
	} },
	"earn-per-trouble": { begin: (e, t, n, r) => void zs(e, t.amount * V(e.trouble), r) },
	"earn-per-building": { begin: (e, t, n, r) => void zs(e, t.amount * e.building.filter((e) => e !== -1).length, r) },
	"earn-per-figure-in": { begin: (e, t, n, r) => void zs(e, t.amount * yr(e, a(t.district)), r) },
	"earn-in-trouble-district": {
		can: (e) => e.trouble !== 0,
		begin: (e, t) => v(e, Yn({ amount: t.amount }))
	},
	"force-payment": {
		can: (e) => Us(e).length > 0,
		begin: (e, t) => v(e, Xn({ amount: t.amount }))
	},
	"gamble-bank": { begin(e, t, n, r) {
		let i = Eo(e, r);
		i >= Bs && zs(e, t.win, r), i === Vs && v(e, Jn({
			seat: e.active,
			orPay: t.loss
		}));
	} },
	"gamble-player": {
		begin(e, t, n, r) {
			let i = Eo(e, r);
			i >= Bs && v(e, Wn({ source: n })), i === Vs && v(e, Jn({
				seat: e.active,
				orPay: 0
			}));
		},
		affects: wo,
		window: "text",
		strike: (e, t, n, r, i) => void Rs(e, n, t.win, i)
	},
	"gamble-murder": { begin(e, t, n, r) {
		let i = Eo(e, r);
		i >= Bs && v(e, F({
			seat: e.active,
			mask: e.trouble,
			but: -1
		})), i === Vs && v(e, Jn({
			seat: e.active,
			orPay: 0
		}));
	} }
};
Y(Yn, {
	moves: (e) => H(j.of.score, e.trouble),
	play(e, t, n, { amount: r }) {
		n?.({
			kind: "scored",
			seat: e.active,
			district: t.at
		}), zs(e, r * yr(e, t.at), n);
	},
	why: J("score", "NN-4.5.5")
}), Y(Xn, {
	moves: Us,
	play(e, t, n, { amount: r }) {
		let i = Math.floor(t.at / 4);
		v(e, Zn({
			payer: i,
			payee: t.at % 4,
			amount: r
		})), ao(e, "text", [i]);
	},
	why: J("pair", "NN-4.5.6")
});
function Us(e) {
	let t = [];
	for (let n = 0; n < e.seats; n++) for (let r = 0; r < e.seats; r++) n !== r && n !== e.active && r !== e.active && e.money[n] > 0 && t.push(j.of.pair[n * 4 + r]);
	return t;
}
X(Zn, (e, t, { payer: n, payee: r, amount: i }) => void K(e, n, r, i, t));
// games/nanty-narking/rules/variants.ts
var $ = (e, t) => t < E ? e.kinds[e.active * 12 + t - T] : Ts(e, e.active, t - E), Ws = (e, t) => 1 << $(e, t), Gs = (e, t, n) => R(e, $(e, n), t), Ks = (e, t, n) => {
	let r = e.houseKind[$(e, t)];
	return r !== -1 && n.includes(re[r]);
}, qs = (e, t) => {
	let n = 0;
	for (let r = 0; r < e.seats; r++) r !== e.active && (n += Gs(e, r, t));
	return n;
}, Js = (e, t, n) => n.some((n) => a(n) === $(e, t)), Ys = (e, t) => e.money[e.active] >= t, Xs = {
	"agent-street-girl": {
		can: (e, t, n) => Qs(e, t.victims, n).length > 0,
		begin: (e, t, n) => v(e, lr({
			source: n,
			victims: t.victims,
			dealtWith: []
		})),
		refused(e, t, n, r, i) {
			v(e, pn({ figure: i })), oo(e, i, "text-removes");
		}
	},
	"agent-tosher": {
		can: (e, t, n) => (Ws(e, n) & e.trouble) !== 0 && Ys(e, t.fee),
		begin(e, t, n, r) {
			K(e, e.active, null, t.fee, r), e.extraPlays++;
		}
	},
	"agent-cyclist": { begin: (e, t, n) => v(e, ur({ figure: k + e.active * 12 + n - T }), dr()) },
	"agent-jockey": {
		...Z((e, t, n, r) => Gs(e, n, r) > 0 && e.handCount[n] > 0),
		window: "text-hand",
		strike(e, t, n, r, i) {
			Ja(e, e.active, n, i), v(e, fr({ target: n }));
		}
	},
	"agent-sailor": {
		can: (e, t, n) => (Ws(e, n) & ee) !== 0 && e.handCount[e.active] > 0 && e.deck.length > 0 && Ys(e, t.fee),
		begin(e, t, n, r) {
			K(e, e.active, null, t.fee, r), v(e, On({
				gain: 0,
				draw: 1
			}));
		}
	},
	"agent-newsboy": {
		can: (e, t, n) => qs(e, n) > 0 && e.deck.length > 0 && Ys(e, t.fee),
		begin(e, t, n, r) {
			K(e, e.active, null, t.fee, r), Ba(e, e.active, 1, r);
		}
	},
	"agent-flower-girl": {
		can: (e, t, n) => Ks(e, n, t.near),
		begin: (e, t, n, r) => void zs(e, t.amount, r)
	},
	"agent-match-girl": {
		...Z((e, t, n, r) => Gs(e, n, r) > 0 && (e.money[n] > 0 || e.handCount[n] > 0)),
		window: "text-hand",
		strike: (e, t, n, r) => v(e, Nn({
			seat: n,
			amount: t.amount,
			left: Gs(e, n, r)
		}))
	},
	"agent-maid": {
		can: (e, t, n) => (Sr(Ws(e, n)) & e.trouble) !== 0 && Ys(e, t.fee),
		begin(e, t, n, r) {
			K(e, e.active, null, t.fee, r), v(e, Un({ mask: Sr(Ws(e, n)) & e.trouble }));
		}
	},
	"agent-governess": {
		can: (e, t, n) => Ks(e, n, t.near) && e.events.length > 0,
		begin: (e, t, n, r) => $s(e, Math.min(t.count, e.events.length), r)
	},
	"agent-gentleman": {
		can: (e, t, n) => e.building[$(e, n)] === -1,
		begin(e, t, n) {
			e.cheap = $(e, n);
		}
	},
	"building-palace": {
		can: (e, t, n) => Js(e, n, t.in) && qs(e, n) > 0,
		begin: (e, t, n, r) => void zs(e, t.amount * qs(e, n), r)
	},
	"building-mansion": {
		can: (e, t, n) => tc(e, $(e, n)).length > 0,
		begin: (e, t, n) => v(e, hr({ at: $(e, n) }))
	},
	"building-factory": {
		can: (e, t, n) => wa(e, e.active, Ws(e, n)),
		begin: (e, t, n) => v(e, _r({
			where: Ws(e, n),
			left: t.count
		}))
	},
	"building-tenement": {
		can: (e, t, n) => yr(e, $(e, n)) > 0,
		begin: (e, t, n) => v(e, F({
			seat: e.active,
			mask: Ws(e, n),
			but: -1
		}))
	},
	"building-office": {
		...Z((e, t, n, r) => Js(e, r, t.in) && Gs(e, n, r) > 0 && e.money[n] > 0),
		window: "text",
		strike: (e, t, n, r, i) => void Rs(e, n, t.amount, i)
	},
	"building-hotel": {
		...bo((e, t, n, r) => Gs(e, n, r) > 0 && e.money[n] > 0),
		can: (e, t, n) => Zs(e, n),
		window: "text",
		strike: (e, t, n, r, i) => void Rs(e, n, t.amount * Gs(e, n, r), i)
	}
};
function Zs(e, t) {
	for (let n = 0; n < e.seats; n++) if (n !== e.active && Gs(e, n, t) > 0 && e.money[n] > 0) return !0;
	return !1;
}
function Qs(e, t, n) {
	let r = [];
	for (let i = 0; i < e.seats; i++) for (let a = 0; a < d.length; a++) i !== e.active && e.kinds[i * 12 + a] === $(e, n) && t.includes(d[a]) && r.push(j.of.kill[k + i * 12 + a]);
	return r;
}
Y(lr, {
	moves(e, { source: t, victims: n, dealtWith: r }) {
		let i = Qs(e, n, t).filter((e) => !r.includes(e.at));
		return r.length > 0 && i.length > 0 && i.push(j.of.done), i;
	},
	play(e, t, n, r) {
		if (t === j.of.done) return;
		let i = [...r.dealtWith, t.at];
		v(e, qn({
			source: r.source,
			seat: U(t.at),
			figure: t.at
		}), lr({
			...r,
			dealtWith: i
		}));
	},
	why: J("kill", "NN-4.10.6")
}), Y(ur, {
	moves(e, { figure: t }) {
		let n = H(j.of.to, c & ~(1 << W(e, t)));
		return n.push(j.of.stay), n;
	},
	play(e, t, n, { figure: r }) {
		t !== j.of.stay && ba(e, r, t.at, n);
	},
	why: J("to", "NN-4.3.6")
}), Y(dr, {
	moves: (e) => e.housePile.length > 0 ? [j.of["draw-house"], j.of.done] : [],
	play(e, t, n) {
		if (t === j.of.done) return;
		let r = y(e, n), i = e.housePile.pop();
		e.houseCards[i] = e.active, e.secretHouses[e.active]++, r?.({
			kind: "house-card",
			seat: e.active,
			secret: { house: i },
			eyes: [e.active]
		});
	},
	why: J("draw-house", "NN-4.10.8")
}), Y(fr, {
	secret: !0,
	moves(e, { target: t }) {
		let n = ja(e, j.of.take, t);
		return n.push(j.of.done), n;
	},
	play(e, t, n, { target: r }) {
		t !== j.of.done && qa(e, r, e.active, t.at, n);
	},
	why: J("take", "NN-4.10.9")
});
function $s(e, t, n) {
	let r = e.events.length - t;
	e.eventKnown = e.eventKnown.map((t, n) => n < r ? t : t | 1 << e.active), y(e, n)?.({
		kind: "looked-ahead",
		seat: e.active,
		count: t,
		secret: { events: e.events.slice(r) },
		eyes: [e.active]
	}), v(e, pr({ count: t }));
}
var ec = (e, t) => t.flatMap((t) => t === -9 ? [] : [e[t]]);
Y(pr, {
	secret: !0,
	always: !0,
	moves: (e, { count: t }) => ec(j.of.bottom, e.events.slice(-t)),
	play(e, t, n, { count: r }) {
		e.events = [t.at, ...e.events.filter((e) => e !== t.at)];
		let i = e.eventKnown.length - r;
		e.eventKnown = [e.eventKnown[i], ...e.eventKnown.toSpliced(i, 1)], r > 2 && v(e, mr({
			left: r - 1,
			done: 0
		}));
	},
	why: J("bottom", "NN-4.10.16")
}), Y(mr, {
	secret: !0,
	moves: (e, { left: t, done: n }) => ec(j.of.top, e.events.slice(e.events.length - n - t, e.events.length - n)),
	play(e, t, n, { left: r, done: i }) {
		let a = e.events.length - 1 - i;
		e.events = e.events.filter((e) => e !== t.at).toSpliced(a, 0, t.at), r > 2 && v(e, mr({
			left: r - 1,
			done: i + 1
		}));
	},
	why: J("top", "NN-4.10.16")
}), Y(hr, {
	moves: (e, { at: t }) => tc(e, t),
	play: (e, t, n, { at: r }) => v(e, gr({
		at: r,
		first: t.at
	})),
	why: J("pick", "NN-4.10.19")
});
var tc = (e, t) => Pr(e, j.of.pick, c, e.active).filter((n) => nc(e, t, n.at).length > 0);
function nc(e, t, n) {
	let r = W(e, n) === t ? c & ~(1 << t) : 1 << t, i = [];
	for (let t = 0; t < I; t++) for (let n = 0; n < e.seats; n++) r & 1 << t && n !== e.active && Mr(e, i, j.of.pick, t, n);
	return i;
}
Y(gr, {
	moves: (e, { at: t, first: n }) => nc(e, t, n),
	play: (e, t, n, { first: r }) => Mo(e, r, t.at),
	why: J("pick", "NN-4.10.19")
}), X(_r, (e, t, { where: n, left: r }) => {
	if (r === 0) {
		if (e.trouble & n || !(br(e) & n)) return;
		e.trouble |= n, t?.({
			kind: "stirred",
			seat: e.active,
			district: Math.log2(n)
		});
	} else v(e, _r({
		where: n,
		left: r - 1
	})), wa(e, e.active, n) && Ea(e, e.active, n);
});
// games/nanty-narking/rules/scrolls/buildings.ts
var rc = {
	"build-discount": {
		can: (e) => Cs(e, !0) !== 0,
		begin: (e) => v(e, wn())
	},
	"buy-building": {
		can: (e, t) => ic(e, t.trouble) !== 0,
		begin: (e, t) => v(e, Tn({ trouble: t.trouble }))
	},
	"extort-building": {
		...Z((e, t, n) => B(e, n) !== 0),
		window: "text",
		strike: (e, t, n, r) => v(e, qn({
			source: r,
			seat: n,
			figure: -1
		})),
		refused: (e, t, n) => v(e, Dn({ target: n }))
	}
};
Y(wn, {
	moves: (e) => H(j.of.build, Cs(e, !0)),
	play: (e, t, n) => ws(e, t.at, Ss(e, t.at, !0), n),
	why: J("build", "NN-4.2.6")
});
function ic(e, t) {
	let n = t ? e.trouble : ~e.trouble;
	for (let t = 0; t < I; t++) {
		let r = e.building[t];
		(r === -1 || r === e.active || o[t] > e.money[e.active]) && (n &= ~(1 << t));
	}
	return n;
}
Y(Tn, {
	moves: (e, { trouble: t }) => H(j.of.buy, ic(e, t)),
	play(e, t) {
		v(e, En({ district: t.at })), ao(e, "text", [e.building[t.at]]);
	},
	why: J("buy", "NN-4.5.40")
}), X(En, (e, t, { district: n }) => ws(e, n, o[n], t)), Y(Dn, {
	moves(e, { target: t }) {
		let n = H(j.of.raze, B(e, t));
		return n.push(j.of.done), n;
	},
	play(e, t, n) {
		t !== j.of.done && ks(e, t.at, n);
	},
	why: J("raze", "NN-4.5.41")
});
// engine/event.ts
var ac = (e) => e, oc = (e, t, n) => e.money[n] > 0 || e.handCount[n] > 0, sc = {
	"draw-cards": { begin: (e, t, n, r) => Ba(e, e.active, t.count, r) },
	"draw-per-building": { begin: (e, t, n, r) => Ba(e, e.active, e.building.filter((t) => t === e.active).length, r) },
	"draw-from-discard": { begin(e, t, n, r) {
		let i = [...e.cards.keys()].filter((t) => e.cards[t] === 5), a = g(e.luck, i).slice(0, t.count);
		for (let t of a) Wa(e, e.active, t);
		r?.({
			kind: "took-discards",
			seat: e.active,
			cards: a
		});
	} },
	"discard-card": {
		can: (e) => e.handCount[e.active] > 0,
		begin: (e) => v(e, On({
			gain: 0,
			draw: 0
		}))
	},
	"sell-discards": {
		can: (e) => e.handCount[e.active] > 0,
		begin: (e, t) => v(e, kn({ price: t.price }))
	},
	"discard-and-refill": { begin: (e, t) => v(e, An({ left: t.max }), jn()) },
	"play-cards": { begin(e, t, n) {
		e.open.push(n), v(e, er({
			card: n,
			left: t.count
		}));
	} },
	"receive-cards": {
		...Z(To),
		window: "text-hand",
		strike: (e, t, n) => v(e, Mn({
			from: n,
			to: e.active,
			left: t.count,
			price: 0
		}))
	},
	"each-gives-coin-or-card": {
		...bo(oc),
		window: "text-hand",
		strike: (e, t, n) => v(e, Nn({
			seat: n,
			amount: t.amount,
			left: 1
		}))
	},
	"sell-card": {
		...Z(Co),
		can: (e) => e.handCount[e.active] > 0,
		window: "text-hand",
		strike: (e, t, n) => v(e, Mn({
			from: e.active,
			to: n,
			left: 1,
			price: t.price
		}))
	},
	"inspect-and-discard": {
		...Z(To),
		window: "text-hand",
		strike(e, t, n, r, i) {
			Ja(e, e.active, n, i), v(e, Pn({ target: n }));
		}
	},
	"steal-random": {
		...Z(To),
		window: "text-hand",
		strike: (e, t, n, r, i) => lc(e, n, i)
	},
	"exchange-hands": {
		...Z(Co),
		window: "text-hand",
		strike: (e, t, n, r, i) => uc(e, n, i)
	},
	"give-hindrance": {
		...Z(Co),
		window: "text",
		strike: (e, t, n, r) => v(e, qn({
			source: r,
			seat: n,
			figure: -1
		})),
		refused(e, t, n, r, i, a) {
			Za(e, r, 8 + n), a?.({
				kind: "hindered",
				seat: n,
				card: r
			});
		}
	},
	"peek-personalities": { begin: (e, t, n, r) => pc(e, r) },
	"exchange-personality": {
		can: dc,
		begin: (e, t, n, r) => mc(e, r)
	}
};
Y(On, {
	always: !0,
	moves: (e) => ja(e, j.of.discard, e.active),
	play(e, t, n, { gain: r, draw: i }) {
		Ga(e, e.active, t.at, n), K(e, null, e.active, r, n), Ba(e, e.active, i, n);
	},
	why: J("discard", "NN-4.5.12")
}), Y(kn, {
	moves: (e) => cc(e),
	play(e, t, n, r) {
		t !== j.of.done && (Ga(e, e.active, t.at, n), K(e, null, e.active, r.price, n), e.handCount[e.active] > 0 && v(e, kn(r)));
	},
	why: J("discard", "NN-4.5.13")
}), Y(An, {
	moves: (e) => cc(e),
	play(e, t, n, { left: r }) {
		t !== j.of.done && (Ga(e, e.active, t.at, n), r > 1 && e.handCount[e.active] > 0 && v(e, An({ left: r - 1 })));
	},
	why: J("discard", "NN-4.5.14")
});
function cc(e) {
	let t = ja(e, j.of.discard, e.active);
	return t.push(j.of.done), t;
}
X(jn, (e, t) => Ba(e, e.active, Ar(e, e.active) - e.handCount[e.active], t)), Y(Mn, {
	secret: !0,
	always: !0,
	who: (e, { from: t }) => t,
	moves: (e, { from: t }) => ja(e, j.of.give, t),
	play(e, t, n, r) {
		let { from: i, to: a, left: o, price: s } = r;
		qa(e, i, a, t.at, n), s > 0 && Rs(e, a, s, n), o > 1 && v(e, Mn({
			...r,
			left: o - 1
		}));
	},
	why: J("give", "NN-4.5.16")
}), Y(Nn, {
	secret: !0,
	always: !0,
	who: (e, { seat: t }) => t,
	moves(e, { seat: t, amount: n }) {
		let r = ja(e, j.of.give, t);
		return e.money[t] >= n && r.push(j.of.coin), r;
	},
	play(e, t, n, r) {
		let { seat: i, amount: a, left: o } = r;
		t === j.of.coin ? Rs(e, i, a, n) : qa(e, i, e.active, t.at, n), o > 1 && v(e, Nn({
			...r,
			left: o - 1
		}));
	},
	why: J("give", "NN-4.5.17")
}), Y(Pn, {
	always: !0,
	moves: (e, { target: t }) => ja(e, j.of.discard, t),
	play: (e, t, n, { target: r }) => Ga(e, r, t.at, n),
	why: J("discard", "NN-4.5.19")
});
function lc(e, t, n) {
	let r = Ma(e, t);
	r.length < e.handCount[t] && Xe();
	let [i, a] = g(e.luck, r);
	if (i !== void 0) {
		if (a === void 0) return qa(e, t, e.active, i, n);
		e.known = e.known.map((t, n) => n === i || n === a ? t | 1 << e.active : t), ac(n)?.({
			kind: "inspected",
			seat: e.active,
			target: t,
			secret: { cards: [i, a] },
			eyes: [e.active, t]
		}), v(e, Fn({
			thief: e.active,
			target: t,
			cards: [i, a]
		}));
	}
}
Y(Fn, {
	secret: !0,
	moves: (e, { cards: t }) => t[0] === -9 ? [] : t.map((e) => j.of.keep[e]),
	play: (e, t, n, { target: r }) => qa(e, r, e.active, t.at, n),
	why: J("keep", "NN-4.5.20")
});
function uc(e, t, n) {
	let r = e.active, i = 1 << r | 1 << t;
	e.known = e.known.map((n, a) => e.cards[a] === r || e.cards[a] === t ? n | i : n), e.cards = e.cards.map((e) => e === r ? t : e === t ? r : e);
	let a = e.handCount[r];
	e.handCount[r] = e.handCount[t], e.handCount[t] = a, y(e, n)?.({
		kind: "exchanged-hands",
		seat: r,
		target: t,
		secret: { hands: [Ma(e, r), Ma(e, t)] },
		eyes: [r, t]
	});
}
function dc(e) {
	return e.personas.filter((e) => e !== 7).length > e.seats;
}
var fc = (e) => e.personas.includes(-9) ? Xe() : [...e.personas.keys()].filter((t) => e.personas[t] === 4);
function pc(e, t) {
	let n = g(e.luck, fc(e)).slice(1);
	e.personaKnown = e.personaKnown.map((t, r) => n.includes(r) ? t | 1 << e.active : t), ac(t)?.({
		kind: "peeked",
		seat: e.active,
		count: n.length,
		secret: { personas: n },
		eyes: [e.active]
	});
}
function mc(e, t) {
	let n = e.active, r = e.personas.indexOf(n), i = it(e.luck, fc(e)), a = e.personaKnown.map((t, r) => e.personas[r] === 4 ? t & 1 << n : t);
	e.personas = e.personas.with(r, 4).with(i, n), e.personaKnown = a.with(i, 1 << n).with(r, 1 << n), ac(t)?.({
		kind: "new-personality",
		seat: n,
		secret: {
			was: r,
			is: i
		},
		eyes: [n]
	});
}
// games/nanty-narking/rules/scrolls/index.ts
var hc = {
	...Hs,
	...sc,
	...jo,
	...rc,
	...Xs
}, gc = Dt.map((e) => e && hc[e.text]), _c = (e) => gc[e];
function vc(e, t) {
	let n = _c(t);
	return !n.can || n.can(e, D(t), t);
}
function yc(e, t, n) {
	v(e, Cn()), _c(t).begin(e, D(t), t, n);
}
var bc = (e, t, n) => n !== e.active && _c(t).affects(e, D(t), n, t);
function xc(e, t, n) {
	v(e, Gn({
		source: t,
		seat: n
	}));
	let { window: r } = _c(t);
	r && ao(e, r, [n]);
}
Y(Wn, {
	moves(e, { source: t }) {
		let n = [];
		for (let r = 0; r < e.seats; r++) bc(e, t, r) && n.push(j.of.target[r]);
		return n;
	},
	play(e, t, n, { source: r }) {
		K(e, e.active, t.at, xo(D(r)), n), xc(e, r, t.at);
	},
	why: J("target", "NN-4.5.42")
}), X(Gn, (e, t, { source: n, seat: r }) => _c(n).strike(e, D(n), r, n, t)), X(Kn, (e, t, { source: n, seat: r }) => {
	r !== e.active && (v(e, Kn({
		source: n,
		seat: b(e, r)
	})), bc(e, n, r) && xc(e, n, r));
}), Y(qn, {
	who: (e, { seat: t }) => t,
	moves: (e, { source: t, seat: n }) => e.money[n] >= Sc(t) ? [j.of.pay, j.of.refuse] : [j.of.refuse],
	play(e, t, n, { source: r, seat: i, figure: a }) {
		t === j.of.pay ? K(e, i, e.active, Sc(r), n) : _c(r).refused(e, D(r), i, r, a, n);
	},
	why: (e, t) => t === j.of.pay ? "NN-4.9.1" : "NN-6.2"
});
var Sc = (e) => D(e).ransom;
// games/nanty-narking/rules/free.ts
function Cc(e, t) {
	return t === T + kt || e.usedCards & 1 << t - T ? !1 : $(e, t) !== -1 && vc(e, t);
}
var wc = (e, t) => t === e.active || t === 8 + e.active, Tc = (e, t, n) => t === 8 + e.active || n > 0 && fo(t), Ec = (e, t) => e.cards[Ct] === e.active && e.lastLaid !== -1 && !t;
function Dc(e, t, n = !1) {
	for (let n = 0; n < I; n++) e.building[n] === e.active && Io(e, n) && t.push(j.of.use[n]);
	if (L(e)) {
		for (let n = 0; n < d.length; n++) wc(e, e.agentCards[n]) && Cc(e, T + n) && t.push(j.of.agent[n]);
		for (let n = 0; n < re.length; n++) wc(e, e.houseCards[n]) && Cc(e, E + n) && t.push(j.of.house[n]);
	}
	mo(e, t, e.active), Ec(e, n) && t.push(j.of.watson);
}
function Oc(e) {
	for (let t = 0; t < I; t++) if (e.building[t] === e.active && Io(e, t)) return !0;
	return Ra(e, e.active) || L(e) && kc(e);
}
function kc(e) {
	let t = e.secretAgents[e.active], n = e.secretHouses[e.active];
	for (let n = 0; n < d.length; n++) if (Tc(e, e.agentCards[n], t) && Cc(e, T + n)) return !0;
	for (let t = 0; t < re.length; t++) if (Tc(e, e.houseCards[t], n) && Cc(e, E + t)) return !0;
	return !1;
}
var Ac = ({ verb: e }) => e === "use" || e === "throw" || e === "agent" || e === "house" || e === "watson";
function jc(e, t, n) {
	t.verb === "use" ? Ro(e, t.at, n) : t.verb === "throw" ? Ga(e, e.active, w[t.at], n) : t.verb === "watson" ? Nc(e, n) : Mc(e, (t.verb === "agent" ? T : E) + t.at, n);
}
function Mc(e, t, n) {
	let r = t < E, i = r ? e.agentCards : e.houseCards, a = t - (r ? T : E);
	i[a] === e.active && (r ? e.secretAgents : e.secretHouses)[e.active]--, i[a] = Ot[t - T] ? 8 + e.active : 7, e.usedCards |= 1 << t - T, n?.({
		kind: "used-card",
		seat: e.active,
		source: t
	}), yc(e, t, n);
}
function Nc(e, t) {
	let n = e.cards[e.lastLaid] === 6 ? e.lastLaid : -1;
	for (Ka(e, e.active, Ct, 5), n !== -1 && (e.laid.splice(e.laid.indexOf(n), 1), Wa(e, e.active, n)); !cr.is(e.agenda.at(-1));) e.agenda.pop();
	t?.({
		kind: "watson",
		seat: e.active,
		card: n
	});
}
function Pc(e, t) {
	switch (t.verb) {
		case "use": return e.building[t.at] === e.active ? "NN-4.4.2" : "NN-4.4.1";
		case "agent":
		case "house": return "NN-4.10.25";
		case "watson": return "NN-4.6.10";
		default: return "NN-4.6.3";
	}
}
// games/nanty-narking/rules/symbols.ts
X(Qn, (e, t, { card: n, at: r }) => {
	let i = C[n];
	for (let a = r; a < i.length; a++) {
		if (Fc(e, n, a) || Oc(e)) return v(e, $n({
			card: n,
			at: a
		}));
		t?.({
			kind: "lapsed",
			seat: e.active,
			card: n,
			at: a
		});
	}
});
function Fc(e, t, n) {
	switch (C[t][n]) {
		case "place-agent": return wa(e, e.active, "near");
		case "remove-trouble": return e.trouble !== 0;
		case "assassinate": return Fr(e, e.trouble, e.active);
		case "build": return Cs(e, !1) !== 0;
		case "scroll": return vc(e, t);
		case "play-another": return e.handCount[e.active] > 0;
		case "money":
		case "event": return !0;
		case "interrupt": return !1;
	}
}
Y($n, {
	always: (e, { card: t, at: n }) => C[t][n] !== "event" || Oc(e),
	moves(e, { card: t, at: n }) {
		let r = C[t][n] === "event", i = Ic(e, t, n);
		return r || i.push(j.of.skip), Dc(e, i, r), i;
	},
	play(e, t, n, { card: r, at: i }) {
		if (Ac(t)) return v(e, Qn({
			card: r,
			at: i
		})), jc(e, t, n);
		v(e, Qn({
			card: r,
			at: i + 1
		})), t === j.of.skip ? n?.({
			kind: "skipped",
			seat: e.active,
			card: r,
			at: i
		}) : Rc(e, t, r, i, n);
	},
	why: (e, t, { card: n, at: r }) => Ac(t) ? Pc(e, t) : Uc(e, t, n, r)
});
function Ic(e, t, n) {
	switch (C[t][n]) {
		case "place-agent": return e.supply[e.active] > 0 ? H(j.of.place, Ca(e, e.active, "near")) : wa(e, e.active, "near") ? [j.of.do] : [];
		case "remove-trouble": return H(j.of.calm, e.trouble);
		case "assassinate": return Nr(e, j.of.kill, e.trouble, e.active);
		case "build": return H(j.of.build, Cs(e, !1));
		case "scroll": return vc(e, t) ? [j.of.do] : [];
		case "play-another": return Lc(e);
		case "money":
		case "event": return [j.of.do];
		case "interrupt": return [];
	}
}
function Lc(e) {
	let t = [];
	return Na(e, t, j.of.play, e.active), t;
}
function Rc(e, t, n, r, i) {
	switch (C[n][r]) {
		case "place-agent": return t.verb === "place" ? Aa(e, e.active, t.at, -1, !1, i) : v(e, gn({
			seat: e.active,
			where: "near",
			quiet: !1,
			optional: !1
		}));
		case "money":
			K(e, null, e.active, _t[n][r], i);
			return;
		case "remove-trouble": return Po(e, t.at, i);
		case "assassinate": return v(e, pn({ figure: t.at }), Cn()), oo(e, t.at, "skull");
		case "build": return ws(e, t.at, Ss(e, t.at, !1), i);
		case "scroll": return yc(e, n, i);
		case "event": return As(e, i);
		case "play-another": return zc(e, t.at, "another", i);
	}
}
function zc(e, t, n, r) {
	Ya(e, e.active, t, n, r), v(e, Qn({
		card: t,
		at: 0
	}));
}
X(er, (e, t, { card: n, left: r }) => {
	e.handCount[e.active] > 0 || Oc(e) ? v(e, tr({
		card: n,
		left: r
	})) : Bc(e, n);
});
function Bc(e, t) {
	e.open.splice(e.open.indexOf(t), 1), Xa(e);
}
Y(tr, {
	always: !0,
	moves(e) {
		let t = Lc(e);
		return t.push(j.of.skip), Dc(e, t), t;
	},
	play(e, t, n, { card: r, left: i }) {
		if (Ac(t)) return v(e, er({
			card: r,
			left: i
		})), jc(e, t, n);
		if (t === j.of.skip) return Bc(e, r);
		i > 1 ? v(e, er({
			card: r,
			left: i - 1
		})) : e.open.splice(e.open.indexOf(r), 1), zc(e, t.at, "slot", n);
	},
	why: (e, t) => Ac(t) ? Pc(e, t) : Vc(e, t)
});
function Vc(e, t) {
	return t.verb === "play" ? e.cards[t.at] === e.active && bt[t.at] ? "NN-4.1.3" : "NN-4.1.9" : "NN-6.2";
}
var Hc = {
	place: ["place-agent", "NN-4.2.1"],
	calm: ["remove-trouble", "NN-4.2.4"],
	kill: ["assassinate", "NN-4.2.5"],
	build: ["build", "NN-4.2.6"]
};
function Uc(e, t, n, r) {
	let i = C[n][r];
	if (i === "event") return "NN-4.2.9";
	let [a, o] = Hc[t.verb] ?? [];
	return a === i && o !== void 0 ? o : t.verb === "play" ? i === "play-another" ? Vc(e, t) : "NN-4.1.4" : t === j.of.do ? i === "scroll" ? "NN-4.5.42" : "NN-4.1.5" : "NN-4.1.4";
}
// games/nanty-narking/rules/turn.ts
X(nr, (e) => {
	if (v(e, ir(), ar({ seat: e.start })), L(e)) return v(e, rr({
		seat: e.start,
		at: 0
	}));
	for (let t = 0; t < e.seats; t++) for (let n = 0; n < ie.length; n++) Wc(e, t, ie[n], -1);
});
function Wc(e, t, n, r) {
	e.figures[n * O.length + t]++, e.supply[t]--, r !== -1 && (e.kinds[t * 12 + r] = n);
}
Y(rr, {
	who: (e, { seat: t }) => t,
	moves: (e, { seat: t }) => ka(e, t),
	play(e, t, n, { seat: r, at: i }) {
		let a = ie[i];
		Wc(e, r, a, t.at), n?.({
			kind: "placed",
			figure: {
				owner: r,
				kind: t.at
			},
			district: a,
			trouble: !1,
			quiet: !0
		}), i + 1 < ie.length ? v(e, rr({
			seat: r,
			at: i + 1
		})) : b(e, r) !== e.start && v(e, rr({
			seat: b(e, r),
			at: 0
		}));
	},
	why: J("kind", "NN-3.8")
}), X(ir, (e, t) => {
	for (let n = 0; n < ie.length; n++) e.trouble |= 1 << ie[n], t?.({
		kind: "stirred",
		seat: e.start,
		district: ie[n]
	});
}), X(ar, (e, t, { seat: n }) => {
	e.active = n, e.turn++, e.used = 0, e.fresh = 0, e.usedCards = 0, e.cheap = -1, e.mustPlay = 1, e.extraPlays = 0, t?.({
		kind: "turn",
		seat: n
	}), v(e, sr({ start: !0 }), cr());
}), X(or, (e) => {
	(e.mustPlay + e.extraPlays > 0 && e.handCount[e.active] > 0 || Oc(e)) && v(e, sr({ start: !1 }));
});
var Gc = (e) => e.turn > e.seats && Vr(e, e.active);
Y(sr, {
	always: !0,
	moves(e, { start: t }) {
		let n = [];
		return t && Gc(e) && n.push(j.of.declare), e.mustPlay + e.extraPlays > 0 && Na(e, n, j.of.play, e.active), e.mustPlay && za(e, e.active) || n.push(j.of.end), Dc(e, n), n;
	},
	play(e, t, n) {
		if (t !== j.of.end) {
			if (t === j.of.declare) return Kc(e, n);
			if (v(e, or()), Ac(t)) return jc(e, t, n);
			e.mustPlay ? e.mustPlay = 0 : e.extraPlays--, zc(e, t.at, "turn", n);
		}
	},
	why(e, t, { start: n }) {
		return Ac(t) ? Pc(e, t) : t === j.of.declare ? n ? "NN-5.2" : "NN-4.1.2" : t.verb === "play" && e.cards[t.at] === e.active ? bt[t.at] ? "NN-4.1.3" : "NN-4.1.8" : t === j.of.end ? "NN-4.1.3" : "NN-6.2";
	}
});
function Kc(e, t) {
	t?.({
		kind: "declared",
		seat: e.active,
		persona: Ir(e, e.active)
	}), Hr(e, 1, e.active, t);
}
X(cr, (e, t) => {
	Qa(e);
	let n = Ar(e, e.active) - e.handCount[e.active], r = n > e.deck.length;
	if (Ba(e, e.active, n, t), !r) return v(e, ar({ seat: b(e, e.active) }));
	t?.({
		kind: "deck-out",
		seat: e.active
	}), Hr(e, 3, Ur(e), t);
});
// games/nanty-narking/index.ts
var qc = {
	id: xs.id,
	version: 2,
	seats: xs.seats,
	colours: [
		"green",
		"yellow",
		"violet",
		"blue"
	],
	variants: {
		personalities: ue,
		"agent-and-building-cards": ["off", "on"]
	},
	secrets: !0,
	moves: j,
	steps: Kt(Object.values(qt)),
	setup: (e) => ({
		...Rt(e),
		agenda: [nr()]
	}),
	clone: Ut,
	view: ts,
	result: Jr,
	scores: (e) => x(e).map((t) => Gr(e, t)),
	why: (e) => e.agenda.length === 0 ? "NN-5.1" : "NN-4.1.1",
	guess: ls,
	outlook: yi,
	terms: Oi,
	had: Yr,
	value: xi,
	plans: ea,
	broken: oa,
	sights: es,
	news: {
		drew: ["seat"],
		gave: ["from", "to"],
		inspected: ["seat", "target"],
		peeked: ["seat"],
		"exchanged-hands": ["seat", "target"],
		"new-personality": ["seat"],
		"house-card": ["seat"],
		"looked-ahead": ["seat"],
		event: ["everybody"],
		fog: ["everybody"],
		discarded: ["everybody"],
		interrupted: ["everybody"],
		covered: ["everybody"],
		shielded: ["everybody"],
		declared: ["everybody"],
		revealed: ["everybody"]
	}
};
export { qc as game };
