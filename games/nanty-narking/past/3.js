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
			8,
			7,
			6
		]
	],
	[
		"isambard-kingdom-brunel",
		"alternative",
		"building-value",
		[
			36,
			30,
			24
		]
	],
	[
		"queen-victoria",
		"alternative",
		"peaceful-control",
		[
			5,
			3,
			2
		]
	],
	[
		"ebenezer-scrooge",
		"alternative",
		"cash",
		[
			40,
			34,
			30
		]
	],
	[
		"captain-nemo",
		"alternative",
		"thames-presence",
		[
			9,
			9,
			8
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
			5,
			4,
			4
		]
	],
	[
		"duke-of-omnium",
		"alternative",
		"control-value",
		[
			84,
			54,
			42
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
], p = ae.map(([e]) => e), m = ae.map(([, , e]) => e), oe = ae.map(([, , , e]) => e), se = [
	2,
	3,
	3
], ce = [
	"standard",
	"classic",
	"alternative"
], le = (e, t) => p.map((e, t) => t).filter((n) => {
	let r = ae[n][1];
	return (r === e || r === "both" && e !== "alternative") && Number.isFinite(oe[n][t - 2]);
}), ue = (e) => e / 2 ** 32 | 0, de = (e) => e >>> 0;
function fe(e, t, n, r) {
	let i = ue(n), a = de(n);
	e.setUint32(t, r ? a : i, r), e.setUint32(t + 4, r ? i : a, r);
}
// node_modules/@noble/hashes/utils.js
function pe(e) {
	return e instanceof Uint8Array || ArrayBuffer.isView(e) && e.constructor.name === "Uint8Array" && "BYTES_PER_ELEMENT" in e && e.BYTES_PER_ELEMENT === 1;
}
var me = (e) => e ? `"${e}" ` : "";
function he(e, t = "") {
	if (typeof e != "number") throw TypeError(me(t) + "expected number, got " + typeof e);
	if (!Number.isSafeInteger(e) || e < 0) throw RangeError(me(t) + "expected integer >= 0, got " + e);
	return e;
}
function ge(e, t, n = "") {
	if (pe(e) && (t === void 0 || e.length === t)) return e;
	t !== void 0 && he(t, "length");
	let r = pe(e), i = t === void 0 ? "" : ` of length ${t}`, a = r ? `length=${e.length}` : `type=${typeof e}`, o = me(n) + "expected Uint8Array" + i + ", got " + a;
	throw r ? RangeError(o) : TypeError(o);
}
var _e = (e, t) => {
	if (typeof e != "object" || !e || Array.isArray(e)) throw TypeError((t === "object" ? "" : `"${t}" `) + "expected object, got type=" + typeof e);
}, ve = (e, t) => {
	_e(e, t);
	let n = Object.getPrototypeOf(e);
	if (n !== Object.prototype && n !== null) throw TypeError(`"${t}" expected plain object`);
	if (Object.hasOwn(e, "__proto__")) throw TypeError(`"${t}.__proto__" is not allowed`);
};
function ye(e, t = !0) {
	if (e.destroyed) throw Error("hash was destroyed");
	if (t && e.finished) throw Error("digest() was already called");
}
function be(e, t) {
	ge(e, void 0, "output");
	let n = t.outputLen;
	if (!(e.length >= n)) throw RangeError("\"output\" expected length >= " + n);
}
function xe(...e) {
	for (let t = 0; t < e.length; t++) e[t].fill(0);
}
function Se(e) {
	return new DataView(e.buffer, e.byteOffset, e.byteLength);
}
function h(e, t) {
	return e << 32 - t | e >>> t;
}
function Ce(e) {
	if (typeof e != "string") throw TypeError("string expected");
	let t = new TextEncoder().encode(e);
	try {
		return new Uint8Array(t);
	} finally {
		xe(t);
	}
}
function we(e, t, n = "opts") {
	return ve(e, "defaults"), t !== void 0 && ve(t, n), Object.assign(Object.create(null), e, t);
}
function Te(e, t = {}) {
	if (typeof e != "function") throw TypeError("\"hashCons\" expected function, got type=" + typeof e);
	t = we({}, t, "info");
	let n = (t, n) => e(n).update(t).digest(), r = e(void 0);
	return n.outputLen = r.outputLen, n.blockLen = r.blockLen, n.canXOF = r.canXOF, n.create = (t) => e(t), Object.assign(n, t), Object.freeze(n);
}
var Ee = (e) => ({ oid: Uint8Array.from([
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
function De(e, t, n) {
	return e & t ^ ~e & n;
}
function Oe(e, t, n) {
	return e & t ^ e & n ^ t & n;
}
var ke = class {
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
		this.blockLen = e, this.outputLen = t, this.padOffset = n, this.isLE = r, this.buffer = new Uint8Array(e), this.view = Se(this.buffer);
	}
	update(e) {
		ye(this), ge(e);
		let { view: t, buffer: n, blockLen: r } = this, i = e.length, a = !1;
		for (let o = 0; o < i;) {
			let s = Math.min(r - this.pos, i - o);
			if (s === r) {
				let t = Se(e);
				for (; r <= i - o; o += r) this.process(t, o);
				a = !0;
			} else n.set(o === 0 && s === i ? e : e.subarray(o, o + s), this.pos), this.pos += s, o += s, this.pos === r && (this.process(t, 0), this.pos = 0, a = !0);
		}
		return this.length += e.length, a && this.roundClean(), this;
	}
	digestInto(e) {
		ye(this), be(e, this), this.finished = !0;
		let { buffer: t, view: n, blockLen: r, isLE: i } = this, { pos: a } = this;
		t[a++] = 128, t.fill(0, a), this.padOffset > r - a && (this.process(n, 0), t.fill(0)), fe(n, r - 8, this.length * 8, i), this.process(n, 0), this.roundClean();
		let o = e === t ? n : Se(e), s = this.outputLen, c = s / 4, l = this.get();
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
}, Ae = /* @__PURE__ */ Uint32Array.from([
	1779033703,
	3144134277,
	1013904242,
	2773480762,
	1359893119,
	2600822924,
	528734635,
	1541459225
]), je = /* @__PURE__ */ Uint32Array.from([
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
]), Me = /* @__PURE__ */ new Uint32Array(64), Ne = class extends ke {
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
		for (let n = 0; n < 16; n++, t += 4) Me[n] = e.getUint32(t, !1);
		for (let e = 16; e < 64; e++) {
			let t = Me[e - 15], n = Me[e - 2], r = h(t, 7) ^ h(t, 18) ^ t >>> 3, i = h(n, 17) ^ h(n, 19) ^ n >>> 10;
			Me[e] = i + Me[e - 7] + r + Me[e - 16] | 0;
		}
		let { A: n, B: r, C: i, D: a, E: o, F: s, G: c, H: l } = this;
		for (let e = 0; e < 64; e++) {
			let t = h(o, 6) ^ h(o, 11) ^ h(o, 25), u = l + t + De(o, s, c) + je[e] + Me[e] | 0, ee = (h(n, 2) ^ h(n, 13) ^ h(n, 22)) + Oe(n, r, i) | 0;
			l = c, c = s, s = o, o = a + u | 0, a = i, i = r, r = n, n = u + ee | 0;
		}
		n = n + this.A | 0, r = r + this.B | 0, i = i + this.C | 0, a = a + this.D | 0, o = o + this.E | 0, s = s + this.F | 0, c = c + this.G | 0, l = l + this.H | 0, this.set(n, r, i, a, o, s, c, l);
	}
	roundClean() {
		xe(Me);
	}
	destroy() {
		this.destroyed = !0, this.set(0, 0, 0, 0, 0, 0, 0, 0), xe(this.buffer);
	}
}, Pe = class extends Ne {
	constructor() {
		super(32, Ae);
	}
}, Fe = /* @__PURE__ */ Te(() => new Pe(), /* @__PURE__ */ Ee(1)), Ie = 10, Le = [
	1634760805,
	857760878,
	2036477234,
	1797285236
], Re = /* @__PURE__ */ new Int32Array(9), ze = /* @__PURE__ */ new Uint32Array(16), g = /* @__PURE__ */ new Int32Array(16), Be = /* @__PURE__ */ new Int32Array(16), Ve = !1;
function He(e, t) {
	let n = t >>> 4 | 0;
	return Ue(e, n) || We(e, n), ze[t & 15];
}
function Ue(e, t) {
	if (!Ve || Re[8] !== t) return !1;
	for (let t = 0; t < 8; t++) if (Re[t] !== (e[t] | 0)) return !1;
	return !0;
}
function We(e, t) {
	for (let e = 0; e < 4; e++) Be[e] = Le[e];
	for (let t = 0; t < 8; t++) Re[t] = Be[4 + t] = e[t];
	Re[8] = Be[12] = t, Ge(Be, ze), Ve = !0;
}
function Ge(e, t) {
	g.set(e);
	for (let e = 0; e < Ie; e++) Ke(0, 4, 8, 12), Ke(1, 5, 9, 13), Ke(2, 6, 10, 14), Ke(3, 7, 11, 15), Ke(0, 5, 10, 15), Ke(1, 6, 11, 12), Ke(2, 7, 8, 13), Ke(3, 4, 9, 14);
	for (let n = 0; n < 16; n++) t[n] = g[n] + e[n];
}
function Ke(e, t, n, r) {
	g[e] += g[t], g[r] = qe(g[r] ^ g[e], 16), g[n] += g[r], g[t] = qe(g[t] ^ g[n], 12), g[e] += g[t], g[r] = qe(g[r] ^ g[e], 8), g[n] += g[r], g[t] = qe(g[t] ^ g[n], 7);
}
var qe = (e, t) => e << t | e >>> 32 - t, Je = class extends Error {
	missing;
	constructor(e) {
		super(`a view does not say what comes next (${e})`), this.name = "News", this.missing = e;
	}
};
function Ye() {
	throw new Je("blank");
}
// engine/luck.ts
var Xe = /^fair1:[0-9a-f]{64}$/;
function Ze(e) {
	return Xe.test(e) ? Qe(e.slice(6)) : $e(e);
}
function Qe(e) {
	return [...Array.from({ length: 8 }, (t, n) => e.slice(8 * n, 8 * n + 8).match(/../g)).map((e) => Number.parseInt(e.reverse().join(""), 16) | 0), 0];
}
function $e(e) {
	let t = new DataView(Fe(Ce(e)).buffer), n = [
		t.getInt32(0),
		t.getInt32(4),
		t.getInt32(8),
		1
	];
	for (let e = 0; e < 12; e++) et(n);
	return n;
}
function et(e) {
	if (e.length === 4) return tt(e);
	if (e.length === 0) throw new Je("luck");
	return He(e, e[8]++);
}
function tt(e) {
	let t = e[0], n = e[1], r = e[2], i = e[3], a = (t + n | 0) + i | 0;
	return e[0] = n ^ n >>> 9, e[1] = r + (r << 3) | 0, e[2] = (r << 21 | r >>> 11) + a | 0, e[3] = i + 1 | 0, a >>> 0;
}
function nt(e, t) {
	let n = et(e);
	if (n < t) for (let r = 2 ** 32 % t; n < r;) n = et(e);
	let r = n % t;
	return t <= rt ? r | 0 : r;
}
var rt = 2 ** 31;
function _(e, t) {
	for (let n = t.length - 1; n > 0; n--) {
		let r = nt(e, n + 1), i = t[n];
		t[n] = t[r], t[r] = i;
	}
	return t;
}
var it = (e, t) => t[nt(e, t.length)], at = () => [], ot = (e) => [
	et(e) | 0,
	et(e) | 0,
	et(e) | 0,
	1
], v = (e) => e.length === 0 ? [] : e.slice();
function y(e, t, n) {
	let r = e.slice();
	return r[t] = n, r;
}
function b(e, ...t) {
	for (let n = t.length - 1; n >= 0; n--) e.agenda.push(t[n]);
}
function x(e, t) {
	if (e.reveals < 0) throw new Je("reveal");
	return e.reveals++, t;
}
function st(e) {
	e.luck = at(), e.reveals = -1;
}
function ct(e, t) {
	e.luck = ot(t), e.reveals = 0;
}
var S = (e, t) => t + 1 === e.seats ? 0 : t + 1;
function C(e) {
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
], w = ft.map(([e]) => e), pt = (e) => w.indexOf(e), mt = lt.length, ht = (e) => e < mt || e >= lt.length + ut.length, gt = ["karl-marx", "henry-holy-peter"], T = ft.map(([, e]) => e === "" ? [] : e.split(" ").map((e) => e.split(":")[0])), _t = ft.map(([, e]) => e.split(" ").map((e) => Number(e.split(":")[1] ?? 0))), vt = (e) => (t) => ft[t][2]?.text === e, yt = w.map((e, t) => t), E = yt.filter((e) => T[e].includes("interrupt")), bt = yt.map((e) => E.includes(e)), xt = yt.filter(vt("take-loan")), St = yt.filter(vt("give-hindrance")), Ct = yt.find(vt("int-end-turn")), wt = {
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
}, D = w.length, Et = D + d.length, Dt = [...d.map((e) => wt[e]), ...re.map((e) => Tt[e])], Ot = [...ft.map(([, , e]) => e), ...Dt.map(([, e]) => e)], O = (e) => Ot[e], kt = Dt.map(([e]) => e === "lasting"), At = d.indexOf("suffragette");
// engine/move.ts
function jt(e) {
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
var k = [
	...n,
	"grenadier",
	"citizen"
], A = i.length * k.length, j = [...i.flatMap((e) => k.map((t) => `${e}/${t}`)), ...n.flatMap((e) => d.map((t) => `${e}-${t}`))], Mt = j.length, Nt = Mt + i.length, Pt = Nt + i.length, Ft = [
	...j,
	...i.map((e) => `building/${e}`),
	...i.map((e) => `card/${e}`),
	...[
		1,
		2,
		3,
		4
	].map((e) => `arrival/${e}`)
], It = E.map((e) => w[e]), M = jt({
	declare: null,
	play: w,
	do: null,
	skip: null,
	end: null,
	use: i,
	agent: d,
	house: re,
	throw: It,
	watson: null,
	place: i,
	lift: j,
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
	kill: j,
	pick: j,
	lose: j,
	target: n,
	pair: n.flatMap((e) => n.map((t) => `${e}/${t}`)),
	coin: null,
	pay: null,
	refuse: null,
	give: w,
	discard: w,
	take: w,
	keep: w,
	done: null,
	react: It,
	suffragette: null,
	shield: Ft,
	save: It.flatMap((e) => j.map((t) => `${e}/${t}`)),
	pass: null,
	stay: null,
	"draw-house": null,
	bottom: f,
	top: f
}), Lt = [
	"agents",
	"buildings",
	"money",
	"loans"
], N = (e, t) => Array(e).fill(t), Rt = {
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
function zt({ seed: e, seats: t, variants: n }) {
	let r = Ze(e), a = ce.findIndex((e) => e === n.personalities), o = n["agent-and-building-cards"] === "on", s = nt(r, t);
	return Wt({
		seats: t,
		active: s,
		turn: 0,
		agenda: [],
		luck: r,
		reveals: 0,
		start: s,
		set: a,
		money: N(t, 10),
		figures: N(i.length * k.length, 0),
		kinds: o ? N(t * 12, -1) : [],
		supply: N(t, 12),
		houses: N(t, 6),
		building: N(i.length, -1),
		houseKind: o ? N(i.length, -1) : [],
		...Rt,
		...Bt(r, a, t),
		...Vt(r),
		...Ht(r, t, o),
		...Ut(r, t, a)
	});
}
function Bt(e, t, n) {
	let r = _(e, le(ce[t], n)), i = N(p.length, 7), a = N(p.length, 0);
	return r.forEach((e, t) => {
		i[e] = t < n ? t : 4, a[e] = t < n ? 1 << t : 0;
	}), {
		personas: i,
		personaKnown: a
	};
}
function Vt(e) {
	let t = _(e, f.map((e, t) => t));
	return {
		events: t,
		eventKnown: t.map(() => 0),
		past: []
	};
}
function Ht(e, t, n) {
	let r = N(d.length, n ? 4 : 7), i = N(re.length, n ? 4 : 7);
	if (!n) return {
		agentCards: r,
		houseCards: i,
		secretAgents: [],
		secretHouses: [],
		housePile: []
	};
	let a = _(e, [...r.keys()]);
	for (let e = 0; e < t * 3; e++) r[a[e]] = e % t;
	let o = _(e, [...i.keys()]);
	for (let e = 0; e < t; e++) i[o.pop()] = e;
	return {
		agentCards: r,
		houseCards: i,
		secretAgents: N(t, 3),
		secretHouses: N(t, 1),
		housePile: o
	};
}
function Ut(e, t, n) {
	let r = new Set(t === 2 ? gt.map(pt) : []);
	r.add(pt(ce[n] === "classic" ? "mrs-hudson" : "mrs-hudson-classic"));
	let i = w.map((e, t) => t).filter((e) => !r.has(e)), a = _(e, i.filter(ht)), o = [..._(e, i.filter((e) => !ht(e))), ...a], s = w.map((e, t) => r.has(t) ? 7 : 4), c = w.map(() => 0);
	for (let e = 0; e < t * 5; e++) {
		let n = o.pop();
		s[n] = e % t, c[n] = 1 << e % t;
	}
	return {
		deck: o,
		cards: s,
		known: c,
		handCount: N(t, 5)
	};
}
function Wt(e) {
	return {
		seats: e.seats,
		active: e.active,
		turn: e.turn,
		agenda: v(e.agenda),
		luck: v(e.luck),
		reveals: e.reveals,
		start: e.start,
		set: e.set,
		money: v(e.money),
		figures: e.figures,
		kinds: v(e.kinds),
		supply: v(e.supply),
		houses: v(e.houses),
		building: e.building,
		houseKind: v(e.houseKind),
		trouble: e.trouble,
		voided: e.voided,
		used: e.used,
		fresh: e.fresh,
		cards: e.cards,
		known: e.known,
		deck: e.deck,
		handCount: v(e.handCount),
		laid: v(e.laid),
		open: v(e.open),
		lastLaid: e.lastLaid,
		mustPlay: e.mustPlay,
		extraPlays: e.extraPlays,
		personas: e.personas,
		personaKnown: e.personaKnown,
		events: e.events,
		eventKnown: e.eventKnown,
		past: e.past,
		agentCards: v(e.agentCards),
		houseCards: v(e.houseCards),
		usedCards: e.usedCards,
		secretAgents: v(e.secretAgents),
		secretHouses: v(e.secretHouses),
		housePile: v(e.housePile),
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
function Gt(e, t) {
	let n = Object.freeze({ do: e });
	return Object.assign((...[t]) => t ? {
		do: e,
		...t
	} : n, {
		step: e,
		asks: t,
		is: (t) => t?.do === e,
		carrying: () => Gt(e, t)
	});
}
var P = (e) => Gt(e, !0), F = (e) => Gt(e, !1);
function Kt() {
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
function qt(e) {
	let t = {};
	for (let { step: n, kind: r } of e) {
		if (t[n]) throw Error(`two steps are named ${n}`);
		if (!r) throw Error(`no chapter writes the step ${n} out`);
		t[n] = r;
	}
	return t;
}
// games/nanty-narking/steps.ts
var Jt = /* @__PURE__ */ t({
	arrivals: () => cn,
	buildAtHalf: () => Tn,
	buy: () => En,
	calm: () => Wn,
	carryOut: () => er,
	chooseKind: () => yn,
	choosePair: () => Qn,
	coinOrCard: () => Pn,
	crash: () => en,
	crowd: () => yr,
	destination: () => xn,
	discardOne: () => kn,
	discardTheirs: () => Fn,
	drawHouse: () => pr,
	drawUp: () => Mn,
	drive: () => zn,
	each: () => qn,
	endOfTurn: () => ur,
	evacuate: () => tn,
	eventOver: () => $t,
	eventReact: () => Qt,
	eventWindow: () => Zt,
	fall: () => rn,
	fillSlot: () => rr,
	finish: () => wn,
	flee: () => nn,
	forcePayment: () => $n,
	give: () => Nn,
	giveUp: () => un,
	houseKind: () => Xt,
	inigoReactions: () => fn,
	keep: () => In,
	killVictim: () => sn,
	lift: () => _n,
	loseOwn: () => Yn,
	mansionOther: () => vr,
	mansionOwn: () => _r,
	move: () => hn,
	moveHouse: () => Yt,
	murder: () => an,
	murderVictim: () => on,
	nameAgent: () => dn,
	nextPlay: () => cr,
	pickFirst: () => Bn,
	pickOther: () => Rn,
	pickOwn: () => bn,
	pickSecond: () => Vn,
	place: () => vn,
	placeSome: () => Ln,
	player: () => Gn,
	ransom: () => Jn,
	raze: () => On,
	react: () => Cn,
	remove: () => mn,
	ride: () => fr,
	rollAndKill: () => Hn,
	scoreTrouble: () => Zn,
	sell: () => An,
	setUp: () => ir,
	setUpAgent: () => ar,
	slot: () => nr,
	startTrouble: () => or,
	startTurn: () => sr,
	stir: () => Un,
	streetGirl: () => dr,
	strike: () => Kn,
	subside: () => ln,
	swap: () => gn,
	symbol: () => tr,
	takeOver: () => Dn,
	takeTheirs: () => mr,
	throwAway: () => jn,
	toBottom: () => hr,
	toTop: () => gr,
	turn: () => lr,
	victim: () => Xn,
	voidCard: () => pn,
	window: () => Sn
}), Yt = P("move-house").carrying(), Xt = P("house-kind").carrying(), Zt = F("event-window").carrying(), Qt = P("event-react").carrying(), $t = F("event-over"), en = F("crash"), tn = F("evacuate").carrying(), nn = P("flee").carrying(), rn = F("fall"), an = F("murder").carrying(), on = P("murder-victim").carrying(), sn = F("kill-victim"), cn = F("arrivals").carrying(), ln = F("subside").carrying(), un = P("give-up").carrying(), dn = P("name-agent"), fn = F("inigo-reactions"), pn = F("void-card"), mn = F("remove").carrying(), hn = F("move").carrying(), gn = F("swap").carrying(), _n = P("lift").carrying(), vn = P("place").carrying(), yn = P("choose-kind").carrying(), bn = P("pick-own").carrying(), xn = P("destination").carrying(), Sn = F("window").carrying(), Cn = P("react").carrying(), wn = F("finish"), Tn = P("build-at-half"), En = P("buy").carrying(), Dn = F("take-over").carrying(), On = P("raze").carrying(), kn = P("discard-one").carrying(), An = P("sell").carrying(), jn = P("throw-away").carrying(), Mn = F("draw-up"), Nn = P("give").carrying(), Pn = P("coin-or-card").carrying(), Fn = P("discard-theirs").carrying(), In = P("keep").carrying(), Ln = F("place-some").carrying(), Rn = P("pick-other"), zn = P("drive").carrying(), Bn = P("pick-first"), Vn = P("pick-second").carrying(), Hn = F("roll-and-kill").carrying(), Un = P("stir").carrying(), Wn = P("calm").carrying(), Gn = P("player").carrying(), Kn = F("strike").carrying(), qn = F("each").carrying(), Jn = P("ransom").carrying(), Yn = P("lose-own").carrying(), Xn = P("victim").carrying(), Zn = P("score-trouble").carrying(), Qn = P("choose-pair").carrying(), $n = F("force-payment").carrying(), er = F("carry-out").carrying(), tr = P("symbol").carrying(), nr = F("slot").carrying(), rr = P("fill-slot").carrying(), ir = F("set-up"), ar = P("set-up-agent").carrying(), or = F("start-trouble"), sr = F("start-turn").carrying(), cr = F("next-play"), lr = P("turn").carrying(), ur = F("end-of-turn"), dr = P("street-girl").carrying(), fr = P("ride").carrying(), pr = P("draw-house"), mr = P("take-theirs").carrying(), hr = P("to-bottom").carrying(), gr = P("to-top").carrying(), _r = P("mansion-own").carrying(), vr = P("mansion-other").carrying(), yr = F("crowd").carrying(), I = i.length, br = k.length, L = (e) => e.kinds.length > 0, R = (e, t, n) => e.figures[t * br + n];
function xr(e, t) {
	let n = t * br, r = e.figures;
	return r[n] + r[n + 1] + r[n + 2] + r[n + 3] + r[n + 4] + r[n + 5];
}
function z(e, t) {
	let n = 0;
	for (let r = 0, i = t; r < I; r++, i += br) e.figures[i] > 0 && (n |= 1 << r);
	return n;
}
function Sr(e) {
	let t = 0;
	for (let n = 0; n < I; n++) xr(e, n) > 0 && (t |= 1 << n);
	return t;
}
var Cr = (e) => ~z(e, 4);
function B(e, t) {
	let n = 0;
	for (let r = 0; r < I; r++) e.building[r] === t && (n |= 1 << r);
	return n;
}
function wr(e) {
	let t = e;
	for (let n = 0; n < I; n++) e & 1 << n && (t |= u[n]);
	return t;
}
var Tr = (e, t, n) => y(e, t, e[t] + n);
function V(e) {
	let t = 0;
	for (let n = e; n !== 0; n &= n - 1) t++;
	return t;
}
function Er(e, t, n) {
	for (let r = 0; r < I; r++) n & 1 << r && e.push(t[r]);
	return e;
}
var H = (e, t) => Er([], e, t);
function Dr(e, t) {
	if (R(e, t, 4) > 0) return -1;
	let n = R(e, t, 5), r = -1;
	for (let i = 0; i < e.seats; i++) {
		let a = R(e, t, i) + +(e.building[t] === i);
		a > n ? (n = a, r = i) : a === n && (r = -1);
	}
	return r;
}
function Or(e, t) {
	let n = 0;
	for (let r = 0; r < I; r++) e.building[r] === t && R(e, r, 4) === 0 && (n += o[r]);
	return n;
}
var kr = (e, t) => 12 - e.supply[t];
function Ar(e, t, n) {
	let r = 0;
	for (let i = 0; i < n.length; i++) e.cards[n[i]] === 8 + t && r++;
	return r;
}
var jr = (e, t) => Ar(e, t, xt), Mr = (e, t) => e.money[t] - 12 * jr(e, t), Nr = (e, t) => 5 - Ar(e, t, St), U = (e) => e < A ? e % br : Math.floor((e - A) / 12), W = (e, t) => t < A ? Math.floor(t / br) : e.kinds[t - A], Pr = (e) => e < A ? -1 : (e - A) % 12, Fr = (e, t) => t < A ? e.figures[t] > 0 : e.kinds[t - A] !== -1;
function Ir(e, t, n, r, i) {
	let a = r * br + i;
	if (e.figures[a] !== 0) {
		if (i >= e.seats || !L(e)) t.push(n[a]);
		else for (let a = 0, o = i * 12; a < 12; a++, o++) e.kinds[o] === r && t.push(n[A + o]);
	}
}
function Lr(e, t, n, r = -1) {
	let i = [];
	for (let a = 0; a < I; a++) if (n & 1 << a) for (let n = 0; n < br; n++) n !== r && Ir(e, i, t, a, n);
	return i;
}
function Rr(e, t, n, r) {
	let i = [];
	for (let a = 0; a < I; a++) n & 1 << a && Ir(e, i, t, a, r);
	return i;
}
function zr(e, t, n) {
	for (let r = 0; r < I; r++) if (t & 1 << r && xr(e, r) > R(e, r, n)) return !0;
	return !1;
}
function G(e, t, n, r, i) {
	let a = t === null ? r : Math.min(r, e.money[t]);
	return t !== null && (e.money[t] -= a), n !== null && (e.money[n] += a), a > 0 && i?.({
		kind: "paid",
		from: t,
		to: n,
		amount: a
	}), a;
}
// games/nanty-narking/rules/end.ts
var Br = (e, t) => e.personas.indexOf(t), Vr = (e, t) => oe[t][e.seats - 2];
function Hr(e, t, n) {
	switch (m[n]) {
		case "presence":
		case "deck-out-presence": return V(z(e, t) & Cr(e));
		case "trouble": return V(e.trouble);
		case "wealth": return Mr(e, t) + Or(e, t);
		case "control":
		case "peaceful-control": return Ur(e, t, !1);
		case "presence-in-trouble": return V(z(e, t) & Cr(e) & e.trouble);
		case "building-value": return Or(e, t);
		case "cash": return Mr(e, t);
		case "thames-presence": return V(z(e, t) & Cr(e) & ee);
		case "agents": return Wr(e, t);
		case "control-value": return Ur(e, t, !0);
		case "deck-out": return 0;
	}
}
function Ur(e, t, n) {
	let r = 0;
	for (let i = 0; i < I; i++) Dr(e, i) === t && (r += n ? o[i] : 1);
	return r;
}
function Wr(e, t) {
	let n = Cr(e), r = 0;
	for (let i = 0; i < I; i++) n & 1 << i && (r += R(e, i, t));
	return r;
}
function Gr(e, t) {
	let n = Br(e, t);
	if (n < 0) return !1;
	let r = m[n];
	return r === "deck-out" || r === "deck-out-presence" || r === "peaceful-control" && V(e.trouble) > se[e.seats - 2] ? !1 : Hr(e, t, n) >= Vr(e, n);
}
function Kr(e, t, n, r) {
	e.ending = t, e.winner = n, e.agenda.length = 0, x(e, r)?.({
		kind: "revealed",
		personas: C(e).map((t) => Br(e, t)),
		winners: Zr(e)
	});
}
function qr(e) {
	for (let t = 0; t < e.seats; t++) {
		let n = Br(e, t);
		if (m[n] === "deck-out" || m[n] === "deck-out-presence" && Hr(e, t, n) >= Vr(e, n)) return t;
	}
	return -1;
}
function Jr(e, t) {
	let n = e.money[t], r = 0;
	for (let i = jr(e, t); i > 0; i--) n >= 12 ? n -= 12 : r++;
	return {
		agents: Wr(e, t) * 5,
		buildings: Or(e, t),
		money: n,
		loans: r === 0 ? 0 : -15 * r
	};
}
var Yr = (e, t) => {
	let { agents: n, buildings: r, money: i, loans: a } = Jr(e, t);
	return n + r + i + a;
};
function Xr(e, t) {
	let n = B(e, t) & Cr(e) & ~e.voided, r = 0;
	for (let e = 0; e < I; e++) n & 1 << e && (r = Math.max(r, o[e]));
	return r;
}
function Zr(e) {
	if (e.winner !== -1) return [e.winner];
	let t = Math.max(...C(e).map((t) => Yr(e, t))), n = C(e).filter((n) => Yr(e, n) === t), r = Math.max(...n.map((t) => Xr(e, t)));
	return n.filter((t) => Xr(e, t) === r);
}
function Qr(e) {
	if (e.agenda.length > 0) return null;
	let t = C(e).map((t) => Jr(e, t)), n = C(e).map((t) => Yr(e, t)), r = Zr(e), i = (t) => r.includes(t) ? Infinity : e.winner === -1 ? n[t] : 0, a = C(e).filter((e) => n[e] === Math.max(...n)).length > r.length, o = e.winner === -1 ? a ? "NN-5.5" : void 0 : e.ending === 1 ? "NN-5.2" : "NN-5.3";
	return {
		scores: n,
		places: C(e).map((t) => 1 + C(e).filter((e) => i(e) > i(t)).length),
		sheet: Lt.map((e) => ({
			line: e,
			points: t.map((t) => t[e])
		})),
		...o !== void 0 && { decidedBy: o }
	};
}
// games/nanty-narking/bot/had.ts
var $r = (e, t) => [p[Br(e, t)]];
// bots/chances.ts
function ei(e) {
	let t = 0;
	for (let n = 0; n < e.length; n++) e[n] === 1 && t++;
	return e.map((e) => e === 1 ? 1 / t : 0);
}
function ti({ outlook: e, result: t }, n) {
	return (r, i) => {
		let a = t(r);
		return a ? ei(a.places) : ni(e(r, i), n[r.seats]);
	};
}
var ni = (e, t) => ai(ii(e, t));
function ri(e, t) {
	let n = Math.max(0, Math.min(1, e)) * (t - 1), r = Math.min(t - 2, Math.floor(n));
	return {
		below: r,
		part: n - r
	};
}
function ii({ expected: e, stage: t, next: n, marks: r }, i) {
	let { below: a, part: o } = ri(t, i.sharpness.length), s = (e) => e[a] + o * (e[a + 1] - e[a]), c = s(i.sharpness), l = e.length, u = [];
	for (let t = 0; t < l; t++) {
		let a = t >= n ? t - n : t - n + l, o = c * e[t];
		if (a > 0 && (o += s(i.tempo[a - 1])), r) for (let e = 0; e < r[t].length; e++) o += i.marks[r[t][e]];
		u.push(o);
	}
	return u;
}
function ai(e) {
	let t = e[0];
	for (let n = 1; n < e.length; n++) e[n] > t && (t = e[n]);
	let n = 0;
	for (let r = 0; r < e.length; r++) n += e[r] = Math.exp(e[r] - t);
	for (let t = 0; t < e.length; t++) e[t] /= n;
	return e;
}
// games/nanty-narking/bot/layers.generated.ts
var oi = {
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
}, si = {
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
}, ci = {
	"place-agent": "place",
	money: "money",
	"remove-trouble": "calm",
	assassinate: "kill",
	build: "build"
}, li = {
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
function ui(e) {
	switch (e.text) {
		case "take-from-each":
		case "take-from-player": return ["money", e.amount + 1];
		case "draw-cards":
		case "draw-from-discard":
		case "receive-cards": return ["draw", e.count];
		case "place-around": return ["place", e.max];
		default: return li[e.text] ?? ["draw", 1];
	}
}
var di = m.map((e) => w.map((t, n) => fi(n, si[e])));
function fi(e, t) {
	let n = T[e].map((n, r) => {
		if (n === "event") return -.012;
		if (n === "play-another") return .004;
		let i = ci[n];
		if (i) return (t[i] ?? 0) * Math.max(1, _t[e][r]);
		let [a, o] = ui(O(e));
		return .8 * (t[a] ?? .002) * o;
	});
	for (let e = n.length - 2; e >= 0; e--) n[e] += n[e + 1];
	return n.push(0), n;
}
var pi = di.map((e) => e.map((e) => e[0])), K = () => [
	0,
	0,
	0,
	0
], mi = K(), hi = K(), gi = K(), _i = K(), vi = K(), yi = K(), bi = K(), xi = K(), Si = K(), Ci = K(), wi = K(), Ti = K(), Ei = K(), Di = {
	presence: mi,
	"deck-out-presence": mi,
	"presence-in-trouble": hi,
	"thames-presence": gi,
	agents: _i,
	control: vi,
	"peaceful-control": vi,
	"control-value": yi,
	"building-value": bi,
	cash: xi,
	wealth: Si,
	trouble: Ci,
	"deck-out": wi
}, Oi = m.map((e) => Di[e]), q = {
	seats: 0,
	figures: i.flatMap(() => k.map(() => 0)),
	building: i.map(() => -1),
	trouble: 0,
	cards: []
};
function ki(e) {
	let t = e.figures !== q.figures || e.building !== q.building || e.trouble !== q.trouble;
	t && Ai(e), e.cards !== q.cards && Ni(e);
	for (let t = 0; t < e.seats; t++) xi[t] = e.money[t] - 12 * Ti[t], Si[t] = xi[t] + bi[t];
	return t;
}
function Ai(e) {
	for (let t = ji(e); t !== 0; t &= t - 1) {
		let n = 31 - Math.clz32(t & -t);
		Mi(q, n, -1), Mi(e, n, 1);
	}
	Ci.fill(V(e.trouble)), q.seats = e.seats, q.figures = e.figures, q.building = e.building, q.trouble = e.trouble;
}
function ji({ figures: e, building: t, trouble: n }) {
	let r = q.figures, i = n ^ q.trouble;
	if (e !== r) for (let t = 0; t < e.length; t++) e[t] !== r[t] && (i |= 1 << t / k.length);
	if (t !== q.building) for (let e = 0; e < t.length; e++) t[e] !== q.building[e] && (i |= 1 << e);
	return i;
}
function Mi({ seats: e, figures: t, building: n, trouble: r }, i, a) {
	let s = i * k.length;
	if (t[s + 4] > 0) return;
	let c = t[s + 5], l = -1;
	for (let u = 0; u < e; u++) {
		let e = t[s + u];
		e > 0 && (mi[u] += a, hi[u] += a * (r >> i & 1), gi[u] += a * (ee >> i & 1), _i[u] += a * e);
		let te = n[i] === u;
		te && (bi[u] += a * o[i]);
		let ne = te ? e + 1 : e;
		ne === c && (l = -1), !(ne <= c) && (c = ne, l = u);
	}
	l !== -1 && (vi[l] += a, yi[l] += a * o[i]);
}
function Ni(e) {
	q.cards = e.cards;
	for (let t = 0; t < e.seats; t++) Ti[t] = jr(e, t), Ei[t] = Nr(e, t);
}
// games/nanty-narking/bot/index.ts
function Pi(e) {
	let t = Bi(e);
	ea(t);
	let n = Fi(e), r = [], i = [];
	for (let a = 0; a < e.seats; a++) {
		let { goal: o, danger: s, points: c, means: l, promise: u } = Ui(t, a);
		r.push(o + s + c + l + u), i.push(qi[a] >= 1 ? zi[Gi[a]][(a - n + e.seats) % e.seats] : Ri[Gi[a]]);
	}
	return {
		expected: r,
		stage: Xi,
		next: n,
		marks: i
	};
}
var Fi = (e) => Li(e) ? S(e, e.active) : e.active, Ii = ti({
	outlook: Pi,
	result: Qr
}, oi);
function Li(e) {
	let t = e.agenda[e.agenda.length - 1];
	return !lr.is(t) || !t.start;
}
var Ri = p.map((e, t) => [t]), zi = p.map((e, t) => [
	0,
	1,
	2,
	3
].map((e) => [t, p.length + e]));
function Bi(e) {
	let t = e.agenda[e.agenda.length - 1], n = yn.is(t) ? yn.kind : Xt.is(t) ? Xt.kind : null;
	if (!n?.question) return e;
	let r = Wt(e);
	r.agenda.pop();
	let i = yn.is(t) ? t.seat : e.active;
	return n.question.play(r, n.question.moves(r, t, i)[0], void 0, t, i), r;
}
var Vi = 4, Hi = {
	goal: 0,
	danger: 0,
	points: 0,
	means: 0,
	promise: 0
};
function Ui(e, t) {
	let n = 0, r = -Infinity;
	for (let i = 0; i < e.seats; i++) i !== t && (n += pa(t, Yi[i]), Ki[i] > r && (r = Ki[i]));
	return Hi.goal = Vi * .5 * ca(qi[t]), Hi.danger = Vi * -.35 * n, Hi.points = Vi * ma(Ki[t] - r), Hi.means = Vi * ha(e, t), Hi.promise = Vi * ga(e, t), Hi;
}
function Wi(e, t) {
	let n = Bi(e);
	ea(n);
	let r = Ui(n, t);
	return Object.keys(r).map((e) => ({
		term: e,
		worth: r[e]
	}));
}
var Gi = [
	0,
	0,
	0,
	0
], Ki = [
	0,
	0,
	0,
	0
], qi = [
	0,
	0,
	0,
	0
], Ji = [
	0,
	0,
	0,
	0
], Yi = Gi.map(() => new Float64Array(p.length)), Xi = 0, Zi = 0, Qi = [
	0,
	0,
	0,
	0
], $i = {
	cards: [],
	personas: [],
	personaKnown: []
};
function ea(e) {
	let { cards: t, personas: n, personaKnown: r } = $i, i = n !== e.personas || r !== e.personaKnown;
	i && na(e), (i || t !== e.cards) && oa(e), Xi = 1 - Math.min(1, e.deck.length / 90), da(e, ki(e) || i ? Zi : Zi & ~ra);
	for (let t = 0; t < e.seats; t++) Ki[t] = _i[t] * 5 + bi[t] + ta(e.money[t], Ti[t]), qi[t] = sa(e, t, Gi[t]);
}
function ta(e, t) {
	let n = Math.min(t, Math.floor(e / 12));
	return e - 12 * n - 15 * (t - n);
}
function na(e) {
	$i.personas = e.personas, $i.personaKnown = e.personaKnown, Zi = 0, Qi.fill(0);
	for (let t = 0; t < p.length; t++) {
		let n = e.personas[t];
		if (n !== 7) {
			n < e.seats && (Gi[n] = t), Zi |= 1 << t;
			for (let n = 0; n < e.seats; n++) aa(e, n, t) && (Qi[n] |= 1 << t);
		}
	}
}
var ra = m.reduce((e, t, n) => t === "cash" || t === "wealth" || t.startsWith("deck") ? e : e | 1 << n, 0), ia = (e) => 31 - Math.clz32(e & -e), aa = (e, t, n) => e.personas[n] !== t && !(e.personas[n] === 4 && e.personaKnown[n] & 1 << t);
function oa({ cards: e, seats: t }) {
	$i.cards = e, Ji.fill(0);
	for (let n = 0; n < e.length; n++) {
		let r = e[n];
		r < t && r >= 0 && (Ji[r] += pi[Gi[r]][n]);
	}
}
function sa(e, t, n) {
	let r = m[n];
	if (r === "deck-out") return .5 * Xi;
	let i = Oi[n][t] / oe[n][e.seats - 2];
	return r === "deck-out-presence" ? Math.min(1, i) * Xi : r === "peaceful-control" ? i * (1 - .12 * Math.max(0, V(e.trouble) - se[e.seats - 2])) : i;
}
function ca(e) {
	return e >= 1 ? 1 + .3 * Math.min(.5, e - 1) : .45 * e + .4 * e * e * e;
}
var la = (e) => e >= 1 ? 1 : .25 * e + .35 * e * e * e * e, ua = [
	0,
	1,
	2
].map((e) => m.map((t, n) => {
	let r = oe[n][e];
	return t === "deck-out" || t === "deck-out-presence" || t === "peaceful-control" ? null : Number.isFinite(r) ? Array.from({ length: r + 1 }, (e, t) => la(t / r)) : null;
}));
function da(e, t) {
	let { seats: n } = e, r = ua[n - 2];
	for (let i = t; i !== 0; i &= i - 1) {
		let t = ia(i), a = r[t], o = Oi[t];
		for (let r = 0; r < n; r++) Yi[r][t] = a ? fa(a, o[r]) : la(Math.max(0, sa(e, r, t)));
	}
}
var fa = (e, t) => e[t < 0 ? 0 : t < e.length ? t : e.length - 1];
function pa(e, t) {
	let n = 0, r = 0;
	for (let i = Qi[e]; i !== 0; i &= i - 1, r++) n += t[ia(i)];
	return n / Math.max(1, r);
}
var ma = (e) => .002 * Math.max(-60, Math.min(60, e)) * (.2 + Xi);
function ha(e, t) {
	let n = Ei[t], r = t === e.active ? Math.max(e.handCount[t], n) : e.handCount[t];
	return .0015 * Math.min(40, e.money[t]) - .004 * Ti[t] + .006 * kr(e, t) + .0015 * bi[t] + .006 * Math.min(9, r) + .012 * n;
}
function ga(e, t) {
	let n = di[Gi[t]], r = 0;
	if (t === e.active) for (let t = 0; t < e.agenda.length; t++) {
		let i = e.agenda[t];
		(tr.is(i) || er.is(i)) && (r += n[i.card][i.at]), (nr.is(i) || rr.is(i)) && (r += .02);
	}
	return r + .1 * Ji[t];
}
// games/nanty-narking/bot/search.ts
var _a = {
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
}, va = (e) => e.find(([, e]) => !e)?.[0] ?? null, ya = (e, t) => e.filter((e) => e === t).length, ba = (e, t) => xa(e) === xa(t), xa = (e) => e.toSorted((e, t) => e - t).join(), Sa = (...e) => e.every((e) => e.every((e) => e >= 0));
// games/nanty-narking/broken.ts
function Ca(e) {
	let t = C(e);
	return va([
		["a district in trouble is occupied [NN-2.3]", (e.trouble & ~Sr(e)) === 0],
		["agents are on the board or in supply [NN-2.3]", t.every((t) => Ea(e, t) + e.supply[t] === 12)],
		["buildings are on the board or in supply", t.every((t) => Ta(e, t) + e.houses[t] === 6)],
		["neutrals are not made up", Ea(e, 4) <= 4 && Ea(e, 5) <= 3],
		["nothing is less than nothing", Sa(e.figures, e.supply, e.houses, e.money)],
		["money is whole", e.money.every(Number.isInteger)],
		["hands are as large as they say", t.every((t) => ya(e.cards, t) === e.handCount[t])],
		["the owner of a card knows it", e.cards.every((t, n) => t >= 4 || !!(e.known[n] & 1 << t))],
		["only what is in a hand is known by some", e.cards.every((t, n) => t < 4 || e.known[n] === 0)],
		["the draw pile holds what lies there", ba(e.deck, wa(e.cards, 4))],
		["grey lies on red [NN-3.7]", e.deck.every((t, n) => n === 0 || !ht(e.deck[n - 1]) || ht(t))],
		["the table holds what lies there", ba(e.laid, wa(e.cards, 6))],
		["cards with open slots lie on the table", e.open.every((t) => e.laid.includes(t))],
		["every seat has one Personality", t.every((t) => ya(e.personas, t) === 1)],
		["some Personality is unused", e.personas.includes(4)],
		["events are to come or past", ba([...e.events, ...e.past], [...f.keys()])],
		...L(e) ? Oa(e) : Da(e)
	]);
}
var wa = (e, t) => [...e.keys()].filter((n) => e[n] === t), Ta = (e, t) => ya(e.building, t);
function Ea(e, t) {
	let n = 0;
	for (let r = 0; r < I; r++) n += R(e, r, t);
	return n;
}
var Da = (e) => [["pieces have no kinds", e.kinds.length === 0 && e.houseKind.length === 0], ["there are no agent cards", e.secretAgents.length === 0 && e.housePile.length === 0]], Oa = (e) => [
	["kinds stand where the figures stand", C(e).every((t) => e.figures.every((n, r) => r % k.length !== t || n === ya(Aa(e, t), Math.floor(r / k.length))))],
	["every building has a kind, each once a seat", e.building.every((t, n) => t === -1 == (e.houseKind[n] === -1)) && C(e).every((t) => new Set(ja(e, t)).size === ja(e, t).length)],
	["secret agent cards are as many as they say", C(e).every((t) => ya(e.agentCards, t) === e.secretAgents[t])],
	["secret building cards are as many as they say", C(e).every((t) => ya(e.houseCards, t) === e.secretHouses[t])],
	["the building pile holds what lies there", ba(e.housePile, wa(e.houseCards, 4))],
	["an open agent card has its figure on the board [NN-4.10.4]", e.agentCards.every((t, n) => t < 8 || kt[n] && (ka(e) || e.kinds[(t - 8) * 12 + n] !== -1))],
	["an open building card has its building on the board [NN-4.10.4]", e.houseCards.every((t, n) => t < 8 || kt[d.length + n] && ja(e, t - 8).includes(n))]
], ka = (e) => vn.is(e.agenda.at(-1)), Aa = (e, t) => e.kinds.slice(t * 12, (t + 1) * 12), ja = (e, t) => wa(e.building, t).map((t) => e.houseKind[t]), J = (e, t) => (n, r) => r.verb === e ? t : "NN-6.2", { question: Y, action: X } = Kt();
// games/nanty-narking/rules/figures.ts
function Ma(e, t, n, r) {
	let i = !r && !(e.trouble & 1 << n) && xr(e, n) > 0;
	return i && (e.trouble |= 1 << n), e.figures = Tr(e.figures, n * k.length + t, 1), i;
}
function Na(e, t, n) {
	let r = !!(e.trouble & 1 << n);
	return e.trouble &= ~(1 << n), e.figures = Tr(e.figures, n * k.length + t, -1), r;
}
function Pa(e, t, n, r, i, a) {
	let o = Ma(e, t, n, i);
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
function Fa(e, t, n, r) {
	let i = U(t), a = Pr(t), o = W(e, t), s = Na(e, i, o);
	i < e.seats && e.supply[i]++, a !== -1 && (e.kinds[t - A] = -1), r?.({
		kind: n,
		figure: {
			owner: i,
			kind: a
		},
		district: o,
		calmed: s
	});
}
function Ia(e, t, n) {
	Fa(e, t, "removed", n), t >= A && La(e, U(t), Pr(t), n);
}
function La(e, t, n, r) {
	e.agentCards[n] === 8 + t && (e.agentCards[n] = 7, r?.({
		kind: "card-lost",
		seat: t,
		source: D + n
	}));
}
function Ra(e, t, n, r) {
	let i = U(t), a = Pr(t), o = W(e, t), s = Na(e, i, o), c = Ma(e, i, n, !1);
	a !== -1 && (e.kinds[t - A] = n), r?.({
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
function za(e, t, n, r) {
	let [i, a] = [U(t), U(n)], [o, s] = [W(e, t), W(e, n)];
	Na(e, i, o), Na(e, a, s);
	let c = [Ma(e, i, s, !1), Ma(e, a, o, !1)];
	t >= A && (e.kinds[t - A] = s), n >= A && (e.kinds[n - A] = o);
	let l = [{
		owner: i,
		kind: Pr(t)
	}, {
		owner: a,
		kind: Pr(n)
	}];
	r?.({
		kind: "swapped",
		figures: l,
		from: [o, s],
		trouble: c
	});
}
X(mn, (e, t, { figure: n }) => {
	Fr(e, n) && !Ba(e, U(n)) && Ia(e, n, t);
});
var Ba = (e, t) => !!(e.covered & 1 << t);
X(hn, (e, t, { figure: n, to: r }) => {
	Ra(e, n, r, t);
}), X(gn, (e, t, { first: n, second: r }) => {
	za(e, n, r, t);
});
function Va(e, t, n, r = -1) {
	let i = r === -1 ? c : c & ~(1 << r);
	if (typeof n == "number") return n & i;
	if (n === "any") return i;
	if (n === "home") return B(e, t) & i;
	if (n === "trouble") return e.trouble & i;
	let a = z(e, t);
	return r !== -1 && R(e, r, t) === 1 && (a &= i), a === 0 ? i : wr(a) & i;
}
function Ha(e, t, n) {
	return e.supply[t] > 0 ? Va(e, t, n) !== 0 : Ua(e, t, n) !== 0;
}
function Ua(e, t, n) {
	let r = 0, i = z(e, t);
	for (let a = 0; a < I; a++) i & 1 << a && Va(e, t, n, a) !== 0 && (r |= 1 << a);
	return r;
}
function Wa(e, t, n, r = !1, i = !1) {
	e.supply[t] === 0 ? b(e, _n({
		seat: t,
		where: n,
		quiet: r,
		optional: i
	})) : b(e, vn({
		seat: t,
		where: n,
		quiet: r,
		optional: i,
		from: -1,
		kind: -1
	}));
}
var Ga = (e, t, n) => vn({
	seat: e,
	where: "near",
	quiet: !1,
	optional: !1,
	from: t,
	kind: n
});
Y(_n, {
	who: (e, { seat: t }) => t,
	moves(e, { seat: t, where: n, optional: r }) {
		let i = Rr(e, M.of.lift, Ua(e, t, n), t);
		return r && i.length > 0 && i.push(M.of.done), i;
	},
	play(e, t, n, { seat: r, where: i, quiet: a }) {
		if (t === M.of.done) return;
		let o = W(e, t.at), s = Pr(t.at);
		Fa(e, t.at, "lifted", n), b(e, vn({
			seat: r,
			where: i,
			quiet: a,
			optional: !1,
			from: o,
			kind: s
		}));
	},
	why: J("lift", "NN-4.2.2")
}), Y(vn, {
	who: (e, { seat: t }) => t,
	moves(e, { seat: t, where: n, optional: r, from: i }) {
		let a = Va(e, t, n) & (i === -1 ? c : ~(1 << i)), o = H(M.of.place, a);
		return r && o.length > 0 && o.push(M.of.done), o;
	},
	play(e, t, n, { seat: r, quiet: i, kind: a }) {
		t !== M.of.done && qa(e, r, t.at, a, i, n);
	},
	why(e, t, { where: n, from: r }) {
		return t.verb === "place" ? t.at === r ? "NN-4.2.2" : n === "near" ? "NN-4.2.1" : "NN-4.5.26" : "NN-6.2";
	}
});
function Ka(e, t) {
	let n = [];
	for (let r = 0; r < d.length; r++) e.kinds[t * 12 + r] === -1 && n.push(M.of.kind[r]);
	return n;
}
function qa(e, t, n, r, i, a) {
	L(e) && r === -1 ? b(e, yn({
		seat: t,
		district: n,
		quiet: i
	})) : Pa(e, t, n, r, i, a);
}
Y(yn, {
	who: (e, { seat: t }) => t,
	moves: (e, { seat: t }) => Ka(e, t),
	play(e, t, n, { seat: r, district: i, quiet: a }) {
		Pa(e, r, i, t.at, a, n);
	},
	why: J("kind", "NN-4.10.5")
}), Y(bn, {
	moves: (e, { from: t }) => Rr(e, M.of.pick, t, e.active),
	play(e, t, n, { near: r }) {
		let i = W(e, t.at), a = r ? u[i] : c & ~(1 << i);
		b(e, xn({
			seat: e.active,
			figure: t.at,
			mask: a
		}));
	},
	why: J("pick", "NN-4.5.28")
}), Y(xn, {
	who: (e, { seat: t }) => t,
	moves: (e, { mask: t }) => H(M.of.to, t),
	play(e, t, n, { figure: r }) {
		Ra(e, r, t.at, n);
	},
	why: J("to", "NN-4.3.6")
});
// games/nanty-narking/rules/hands.ts
function Ja(e, t, n) {
	let r = [], { cards: i } = e;
	for (let a = 0, o = e.handCount[n]; o > 0 && a < i.length; a++) i[a] === n && (r.push(t[a]), o--);
	return r;
}
function Ya(e, t) {
	let n = [];
	for (let r = 0; r < e.cards.length; r++) e.cards[r] === t && n.push(r);
	return n;
}
function Xa(e, t, n, r) {
	let { cards: i } = e;
	for (let a = 0, o = e.handCount[r]; o > 0 && a < i.length; a++) i[a] === r && (bt[a] || t.push(n[a]), o--);
}
var Za = (e, t) => {
	let n = 0;
	for (let r = 0; r < E.length; r++) e.cards[E[r]] === t && n++;
	return n;
}, Qa = (e, t) => e.cards[t] > 4 || !!(e.known[t] & 16);
function $a(e, t, n) {
	let r = eo(e, t);
	for (let i = 0; i < n.length; i++) {
		let a = n[i];
		if (Qa(e, a) ? e.cards[a] === t : r) return !0;
	}
	return !1;
}
function eo(e, t) {
	let n = 0;
	for (let r = 0; r < e.cards.length; r++) if (e.cards[r] === t) {
		if (!Qa(e, r)) return !0;
		n++;
	}
	return e.handCount[t] > n;
}
var to = (e, t) => $a(e, t, E), no = (e, t) => e.handCount[t] > Za(e, t);
function ro(e, t, n, r) {
	let i = Math.min(n, e.deck.length);
	if (i <= 0) return;
	let a = x(e, r), o = io(e, i, t);
	e.known = ao(e.known, o, 1 << t), e.handCount[t] += i, a?.({
		kind: "drew",
		seat: t,
		count: i,
		secret: { cards: o },
		eyes: [t]
	});
}
function io(e, t, n) {
	let r = e.deck.slice(-t).reverse();
	return e.deck = e.deck.slice(0, -t), e.cards = ao(e.cards, r, n), r;
}
function ao(e, t, n) {
	let r = e.slice();
	for (let e of t) r[e] = n;
	return r;
}
function oo(e, t, n, r) {
	e.cards = y(e.cards, t, n), e.known = y(e.known, t, r);
}
function so(e, t, n) {
	oo(e, n, t, 31), e.handCount[t]++;
}
function co(e, t, n, r) {
	lo(e, t, n, 5), r?.({
		kind: "discarded",
		seat: t,
		cards: [n]
	});
}
function lo(e, t, n, r) {
	oo(e, n, r, 0), e.handCount[t]--;
}
function uo(e, t, n, r, i) {
	let a = 1 << t | 1 << n;
	e.known = e.known.map((n, r) => e.cards[r] === t ? n & a : n), oo(e, r, n, a), e.handCount[t]--, e.handCount[n]++, x(e, i)?.({
		kind: "gave",
		from: t,
		to: n,
		secret: { card: r },
		eyes: [t, n]
	});
}
function fo(e, t, n, r) {
	e.known = e.known.map((r, i) => e.cards[i] === n ? r | 1 << t : r), x(e, r)?.({
		kind: "inspected",
		seat: t,
		target: n,
		secret: { cards: Ya(e, n) },
		eyes: [t, n]
	});
}
function po(e, t, n, r, i) {
	lo(e, t, n, 6), e.laid.push(n), e.lastLaid = n, i?.({
		kind: "played",
		seat: t,
		card: n,
		how: r
	}), mo(e);
}
function mo(e) {
	let t = 0;
	for (let n = 0; n < e.laid.length; n++) {
		let r = e.laid[n];
		r === e.lastLaid || e.open.includes(r) ? e.laid[t++] = r : e.cards = y(e.cards, r, 5);
	}
	e.laid.length = t;
}
function ho(e, t, n) {
	let r = e.laid.indexOf(t);
	r >= 0 && e.laid.splice(r, 1), e.cards = y(e.cards, t, n);
}
function go(e) {
	e.cards = ao(e.cards, e.laid, 5), e.laid.length = 0, e.open.length = 0, e.lastLaid = -1;
}
// games/nanty-narking/rules/interrupts.ts
var _o = {
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
}, vo = (e) => [...E.keys()].filter((t) => _o[e].includes(O(E[t]).text)), yo = (e) => ({
	skull: e("skull"),
	"text-removes": e("text-removes"),
	"text-moves": e("text-moves"),
	text: e("text"),
	"text-hand": e("text-hand"),
	"own-card": e("own-card"),
	"event-removes": e("event-removes")
}), bo = yo(vo), xo = yo((e) => vo(e).map((e) => E[e])), So = (e) => _o[e].includes("int-cancel-removal");
function Co(e, t, n, r = -1) {
	b(e, Sn({
		threat: t,
		of: n,
		at: 0,
		figure: r
	}));
}
function wo(e, t, n) {
	let r = U(t);
	r < e.seats && Co(e, r === e.active ? "own-card" : n, [r], t);
}
X(Sn, (e, t, { threat: n, of: r, at: i, figure: a }) => {
	for (let t = i; t < r.length; t++) if (To(e, r[t], n)) return b(e, Cn({
		threat: n,
		of: r,
		at: t,
		figure: a
	}));
});
function To(e, t, n) {
	return n === "text-hand" ? to(e, t) : So(n) && Ba(e, t) ? !1 : $a(e, t, xo[n]) || So(n) && Do(e, t);
}
var Eo = (e, t) => e.agentCards[At] === t && Oo(e, t), Do = (e, t) => e.secretAgents[t] > 0 && ko(e.agentCards[At]) && Oo(e, t), Oo = (e, t) => e.kinds[t * 12 + At] === ne, ko = (e) => e !== 7 && e < 8;
Y(Cn, {
	hidden: !0,
	always: !0,
	who: (e, { of: t, at: n }) => t[n] ?? e.active,
	moves(e, { of: t, at: n, threat: r }) {
		if (n < 0) return [];
		let i = t[n], a = [], o = bo[r];
		for (let t = 0; t < o.length; t++) e.cards[E[o[t]]] === i && a.push(M.of.react[o[t]]);
		return So(r) && Eo(e, i) && a.push(M.of.suffragette), r === "text-hand" && jo(e, a, i), a.push(M.of.pass), a;
	},
	play(e, t, n, { threat: r, of: i, at: a, figure: o }, s) {
		if (t === M.of.pass) return b(e, Sn({
			threat: r,
			of: i,
			at: a + 1,
			figure: o
		}));
		t.verb === "react" ? Mo(e, s, E[t.at], o, n) : t === M.of.suffragette ? Po(e, s, n) : Ao(e, s, E[t.at], Sn({
			threat: r,
			of: i,
			at: a,
			figure: o
		}), n), x(e, n);
	},
	why: (e, t) => t.verb === "throw" ? "NN-4.6.3" : t.verb === "react" || t.verb === "suffragette" ? "NN-4.6.11" : "NN-4.6.4"
});
function Ao(e, t, n, r, i) {
	co(e, t, n, i), b(e, r);
}
function jo(e, t, n) {
	for (let r = 0; r < E.length; r++) e.cards[E[r]] === n && t.push(M.of.throw[r]);
}
function Mo(e, t, n, r, i) {
	co(e, t, n, void 0), i?.({
		kind: "interrupted",
		seat: t,
		card: n,
		figure: r
	});
	let a = O(n).text;
	if (a === "int-cancel-text") return Fo(e);
	e.agenda.pop(), a === "int-relocate" && No(e, r, i);
}
function No(e, t, n) {
	let r = W(e, t);
	Ia(e, t, n), b(e, Ga(U(t), r, Pr(t)));
}
function Po(e, t, n) {
	e.agentCards[At] = 7, e.secretAgents[t]--, e.covered |= 1 << t, n?.({
		kind: "covered",
		seat: t
	});
}
X(wn, (e) => {
	e.covered = 0;
});
function Fo(e) {
	for (; !wn.is(e.agenda.at(-1));) e.agenda.pop();
}
// games/nanty-narking/rules/scrolls/scroll.ts
function Io(e, t, n, r) {
	for (let i = 0; i < e.seats; i++) if (i !== e.active && r(e, t, i, n)) return !0;
	return !1;
}
var Z = (e) => ({
	can: (t, n, r) => zo(t, n) && Io(t, n, r, e),
	begin: (e, t, n) => b(e, Gn({ source: n })),
	affects: e
}), Lo = (e) => ({
	begin: (e, t, n) => b(e, qn({
		source: n,
		seat: S(e, e.active)
	})),
	affects: e
}), Ro = (e) => e.fee ?? 0, zo = (e, t) => e.money[e.active] >= Ro(t), Bo = () => !0, Vo = (e, t, n) => e.money[n] > 0, Ho = (e, t, n) => e.handCount[n] > 0;
// games/nanty-narking/rules/scrolls/losses.ts
function Uo(e, t, n = e.active) {
	let r = nt(e.luck, 12) + 1;
	return t?.({
		kind: "rolled",
		seat: n,
		die: r
	}), r;
}
Y(Yn, {
	who: (e, { seat: t }) => t,
	moves(e, { seat: t, orPay: n }) {
		let r = Rr(e, M.of.lose, z(e, t), t);
		return n > 0 && e.money[t] >= n && r.push(M.of.pay), r;
	},
	play(e, t, n, { seat: r, orPay: i }) {
		if (t === M.of.pay) return void G(e, r, null, i, n);
		b(e, mn({ figure: t.at })), wo(e, t.at, "text-removes");
	},
	why: (e, t) => t.verb === "pay" ? "NN-4.5.7" : t.verb === "lose" ? "NN-4.5.37" : "NN-6.2"
}), Y(Xn, {
	who: (e, { seat: t }) => t,
	moves: (e, { mask: t, but: n }) => Lr(e, M.of.kill, t, n),
	play(e, t) {
		b(e, mn({ figure: t.at })), wo(e, t.at, "text-removes");
	},
	why: J("kill", "NN-4.5.34")
});
// games/nanty-narking/rules/scrolls/figures.ts
var Wo = (e, t) => ({
	can: (t) => Ha(t, t.active, e),
	begin: (n) => Wa(n, n.active, e, t)
}), Go = (e) => wr(1 << a(e)), Ko = (e) => z(e, e.active), qo = (e) => kr(e, e.active) > 0, Jo = {
	"place-quietly": Wo("any", !0),
	"place-in-trouble": Wo("trouble", !1),
	"place-at-own-building": Wo("home", !1),
	"place-around": {
		can: (e, t) => Ha(e, e.active, Go(t.district)),
		begin: (e, t) => b(e, Ln({
			where: Go(t.district),
			left: t.max,
			first: !0
		}))
	},
	"move-own-agent": {
		can: qo,
		begin: (e) => b(e, bn({
			from: Ko(e),
			near: !1
		}))
	},
	"pay-to-move": {
		...Z(Bo),
		can: (e, t) => e.money[e.active] >= t.fee && qo(e),
		strike: (e) => b(e, bn({
			from: Ko(e),
			near: !1
		}))
	},
	"flee-trouble": {
		can: (e) => (Ko(e) & e.trouble) !== 0,
		begin: (e) => b(e, bn({
			from: Ko(e) & e.trouble,
			near: !0
		}))
	},
	"move-other-figure": {
		can: (e) => zr(e, Sr(e), e.active),
		begin: (e) => b(e, Rn())
	},
	"swap-figures": {
		can: (e) => V(Sr(e)) > 1,
		begin: (e) => b(e, Bn())
	},
	"remove-figure-in": {
		can: (e, t) => xr(e, a(t.district)) > 0,
		begin: (e, t) => b(e, Xn({
			seat: e.active,
			mask: 1 << a(t.district),
			but: -1
		}))
	},
	"hire-murder": {
		...Z(Bo),
		can: (e, t) => e.money[e.active] >= t.fee && zr(e, e.trouble, e.active),
		strike: (e) => b(e, Xn({
			seat: e.active,
			mask: e.trouble,
			but: e.active
		}))
	},
	"hire-murder-by-other": {
		...Z(Bo),
		window: "text",
		strike: (e, t, n) => b(e, Xn({
			seat: n,
			mask: e.trouble,
			but: e.active
		}))
	},
	"roll-and-kill": { begin: (e, t) => b(e, Hn({ left: t.rolls })) },
	"others-remove-own": {
		...Lo((e, t, n) => kr(e, n) > 0),
		strike: (e, t, n) => b(e, Yn({
			seat: n,
			orPay: 0
		}))
	},
	"place-trouble": {
		can: (e, t) => Xo(e, t.beside) !== 0,
		begin: (e, t) => b(e, Un({ mask: Xo(e, t.beside) }))
	}
};
X(Ln, (e, t, { where: n, left: r, first: i }) => {
	r > 1 && b(e, Ln({
		where: n,
		left: r - 1,
		first: !1
	})), Ha(e, e.active, n) && Wa(e, e.active, n, !1, !i);
}), Y(Rn, {
	moves: (e) => Lr(e, M.of.pick, Sr(e), e.active),
	play: (e, t) => b(e, zn({ figure: t.at })),
	why: J("pick", "NN-4.5.31")
}), Y(zn, {
	moves: (e, { figure: t }) => H(M.of.to, u[W(e, t)]),
	play(e, t, n, { figure: r }) {
		b(e, hn({
			figure: r,
			to: t.at
		}));
		let i = U(r);
		i < e.seats && Co(e, "text-moves", [i], r);
	},
	why: J("to", "NN-4.5.31")
}), Y(Bn, {
	moves: (e) => Lr(e, M.of.pick, Sr(e)),
	play: (e, t) => b(e, Vn({ first: t.at })),
	why: J("pick", "NN-4.5.32")
}), Y(Vn, {
	moves: (e, { first: t }) => Lr(e, M.of.pick, Sr(e) & ~(1 << W(e, t))),
	play: (e, t, n, { first: r }) => Yo(e, r, t.at),
	why: J("pick", "NN-4.5.32")
});
function Yo(e, t, n) {
	b(e, gn({
		first: t,
		second: n
	}));
	let r = [];
	for (let i = 1; i < e.seats; i++) {
		let a = (e.active + i) % e.seats;
		(a === U(t) || a === U(n)) && r.push(a);
	}
	r.length > 0 && Co(e, "text-moves", r);
}
X(Hn, (e, t, { left: n }) => {
	let r = Uo(e, t) - 1;
	n > 1 && b(e, Hn({ left: n - 1 })), b(e, Xn({
		seat: e.active,
		mask: 1 << r,
		but: -1
	}));
});
function Xo(e, t) {
	let n = Sr(e) & ~e.trouble;
	if (t === "anything") return n;
	let r = 0;
	for (let t = 0; t < I; t++) e.trouble & 1 << t && (r |= u[t]);
	return n & r;
}
Y(Un, {
	moves: (e, { mask: t }) => H(M.of.stir, t),
	play(e, t, n) {
		e.trouble |= 1 << t.at, n?.({
			kind: "stirred",
			seat: e.active,
			district: t.at
		});
	},
	why: J("stir", "NN-4.3.4")
}), Y(Wn, {
	moves: (e, { mask: t }) => H(M.of.calm, t),
	play: (e, t, n) => Zo(e, t.at, n),
	why: J("calm", "NN-4.2.4")
});
function Zo(e, t, n) {
	e.trouble &= ~(1 << t), n?.({
		kind: "calmed",
		seat: e.active,
		district: t
	});
}
// games/nanty-narking/rules/districts.ts
var Qo = (e, t, n) => e.building[t] === n && !((e.voided | e.fresh) & 1 << t) && R(e, t, 4) === 0;
function $o(e, t) {
	if (!Qo(e, t, e.active) || e.used & 1 << t) return !1;
	let n = s[t], r = e.money[e.active];
	switch (n.does) {
		case "income": return !0;
		case "pay-to-place": return r >= n.fee && Ha(e, e.active, wr(1 << t));
		case "draw-then-discard": return e.deck.length > 0;
		case "pay-to-calm": return r >= n.fee && e.trouble !== 0;
		case "discard-for-money": return e.handCount[e.active] > 0;
		case "stir-trouble": return es(e, t) !== 0;
		case "event-shield": return !1;
	}
}
var es = (e, t) => Xo(e, "anything") & wr(1 << t);
function ts(e, t, n) {
	e.used |= 1 << t, n?.({
		kind: "used",
		seat: e.active,
		district: t
	});
	let r = s[t];
	switch (r.does) {
		case "income":
			G(e, null, e.active, r.amount, n);
			return;
		case "pay-to-place": return G(e, e.active, null, r.fee, n), Wa(e, e.active, wr(1 << t));
		case "draw-then-discard": return ro(e, e.active, 1, n), b(e, kn({
			gain: 0,
			draw: 0
		}));
		case "pay-to-calm": return G(e, e.active, null, r.fee, n), b(e, Wn({ mask: e.trouble }));
		case "discard-for-money": return b(e, kn({
			gain: r.amount,
			draw: 0
		}));
		case "stir-trouble": return b(e, Un({ mask: es(e, t) }));
	}
}
// games/nanty-narking/rules/event-reactions.ts
var ns = s[te], rs = ns.does === "event-shield" ? ns.fee : 0;
function is(e) {
	let t = 0;
	for (let n = 0; n < e.rolls.length; n++) t |= 1 << e.rolls[n];
	return t & ee;
}
function as(e) {
	let t = f[e.event];
	if (t === "flood" || t === "riot-act" || t === "new-citizens" || t === "inigo-jones" || t === "mysterious-murders") return 0;
	let n = t === "fire" ? e.rolls.length - 1 : e.rolls.length, r = 0;
	for (let t = 0; t < n; t++) e.building[e.rolls[t]] !== -1 && (r |= 1 << e.rolls[t]);
	return r;
}
var os = (e) => f[e.event] === "riot-act" || f[e.event] === "new-citizens", ss = (e) => f[e.event] === "zeppelin-crash" || f[e.event] === "mysterious-murders" || f[e.event] === "inigo-jones", cs = (e, t) => e.shields.includes(t);
function ls(e, t) {
	let n = t < A ? e.figures[t] : +!!Fr(e, t);
	for (let r = 0; r < e.shields.length; r++) e.shields[r] === t && n--;
	for (let r = 0; r < e.returning.length; r++) e.returning[r] === t && n--;
	return n;
}
function us(e, t) {
	if (ss(e) && Ba(e, t)) return [];
	if (e.victim !== -1) return U(e.victim) === t && ds(e) ? [e.victim] : [];
	let n = f[e.event], r = n === "zeppelin-crash" ? 1 << e.rolls[0] : n === "flood" ? is(e) : 0;
	return Rr(e, M.of.kill, r, t).map(({ at: e }) => e).filter((t) => ls(e, t) > 0);
}
var ds = (e) => !cs(e, e.victim) && e.returning.length === 0;
function fs(e, t, n) {
	let r = [...n], i = as(e) & B(e, t);
	for (let e = 0; e < I; e++) i & 1 << e && r.push(Mt + e);
	return f[e.event] === "inigo-jones" && e.building[e.rolls[0]] === t && r.push(Nt + e.rolls[0]), os(e) && e.rolls.forEach((n, i) => {
		(e.building[n] === t || R(e, n, t) > 0) && r.push(Pt + i);
	}), r.filter((t) => t < j.length || !cs(e, t));
}
function ps(e, t) {
	let n = [], r = us(e, t);
	if (hs(e, t)) for (let i of fs(e, t, r)) n.push(M.of.shield[i]);
	if (!ss(e) || r.length === 0) return n;
	for (let i of bo["event-removes"]) if (e.cards[E[i]] === t) for (let e of r) n.push(M.of.save[i * j.length + e]);
	return Eo(e, t) && n.push(M.of.suffragette), n;
}
function ms(e, t) {
	let n = us(e, t);
	return hs(e, t) && fs(e, t, n).length > 0 ? !0 : !ss(e) || n.length === 0 ? !1 : $a(e, t, xo["event-removes"]) || Do(e, t);
}
var hs = (e, t) => e.money[t] >= rs && Qo(e, te, t);
function Q(e) {
	let t = [];
	for (let n = 0; n < e.seats; n++) {
		let r = (e.active + n) % e.seats;
		fs(e, r, us(e, r)).length > 0 && t.push(r);
	}
	b(e, Zt({
		of: t,
		at: 0
	}));
}
X(Zt, (e, t, { of: n, at: r }) => {
	for (let t = r; t < n.length; t++) if (ms(e, n[t])) return b(e, Qt({
		of: n,
		at: t
	}));
}), Y(Qt, {
	hidden: !0,
	always: !0,
	who: (e, { of: t, at: n }) => t[n] ?? e.active,
	moves(e, { of: t, at: n }) {
		if (n < 0) return [];
		let r = ps(e, t[n]);
		return r.push(M.of.pass), r;
	},
	play(e, t, n, { of: r, at: i }, a) {
		if (t === M.of.pass) return b(e, Zt({
			of: r,
			at: i + 1
		}));
		gs(e, a, t, n), b(e, Zt({
			of: r,
			at: i
		})), x(e, n);
	},
	why: (e, t) => t.verb === "save" || t.verb === "suffragette" ? "NN-4.6.11" : "NN-4.7.2"
});
function gs(e, t, n, r) {
	if (n === M.of.suffragette) return Po(e, t, r);
	if (n.verb === "shield") {
		e.shields = [...e.shields, n.at], r?.({
			kind: "shielded",
			seat: t,
			item: n.at
		}), G(e, t, null, rs, r);
		return;
	}
	let i = E[Math.floor(n.at / j.length)], a = n.at % j.length;
	co(e, t, i, void 0), r?.({
		kind: "interrupted",
		seat: t,
		card: i,
		figure: a
	}), O(i).text === "int-relocate" ? e.returning = [...e.returning, a] : e.shields = [...e.shields, a];
}
// games/nanty-narking/view.ts
var _s = {
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
function vs(e, t) {
	let n = Wt(e);
	if (st(n), e.agenda.length === 0) return n;
	let r = ys(t);
	return bs(n, r), xs(n, r), n.events = n.events.map((e, t) => n.eventKnown[t] & r ? e : -9), Ss(n.agentCards, t), Ss(n.houseCards, t), n.deck = e.deck.map(() => -9), n.housePile.fill(-9), n.agenda = e.agenda.map((e) => Cs(e, t)), n;
}
var ys = (e) => e === "spectator" ? 16 : 1 << e;
function bs(e, t) {
	let n = e.cards.slice(), r = e.known.slice();
	for (let e = 0; e < n.length; e++) {
		let i = n[e], a = r[e];
		i > 4 || (i < 4 && a & t ? 1 << i !== t && !(a & 16) && (r[e] = t | 1 << i) : (n[e] = -9, r[e] = 0));
	}
	e.cards = n, e.known = r;
}
function xs(e, t) {
	e.personas = e.personas.map((n, r) => e.personaKnown[r] & t || n === 7 ? n : -9), e.personaKnown = e.personaKnown.map((e) => e & t);
}
function Ss(e, t) {
	for (let n = 0; n < e.length; n++) e[n] !== t && e[n] !== 7 && e[n] < 8 && (e[n] = -9);
}
function Cs(e, t) {
	return ws(e) && e.of[e.at] !== t ? {
		...e,
		at: -1
	} : Ts(e) && e.thief !== t && e.target !== t ? {
		...e,
		cards: [-9, -9]
	} : e;
}
var ws = (e) => Cn.is(e) || Qt.is(e), Ts = (e) => In.is(e);
// games/nanty-narking/bot/guess.ts
function Es(e, t, n) {
	let r = Wt(e);
	return ct(r, n), r.agenda.length === 0 || (Ds(r, n), As(r, n), Ms(r, n), Ps(r, n), Fs(r, t, n), Is(r, n)), r;
}
function Ds(e, t) {
	let n = e.personas.slice(), r = e.personaKnown.slice(), i = _(t, Os(n, -9));
	for (let t = 0; t < e.seats; t++) {
		if (n.includes(t)) continue;
		let e = i.pop();
		n[e] = t, r[e] = 1 << t;
	}
	for (let e of i) n[e] = 4;
	e.personas = n, e.personaKnown = r;
}
function Os(e, t) {
	let n = [];
	for (let r = 0; r < e.length; r++) e[r] === t && n.push(r);
	return n;
}
function ks(e, t) {
	let n = 0;
	for (let r = 0; r < e.length; r++) e[r] === t && n++;
	return n;
}
function As(e, t) {
	let n = _(t, js(e)), r = e.events.slice();
	for (let e = 0; e < r.length; e++) r[e] === -9 && (r[e] = n.pop());
	e.events = r;
}
function js(e) {
	let t = [];
	for (let n = 0; n < f.length; n++) !e.past.includes(n) && !e.events.includes(n) && t.push(n);
	return t;
}
function Ms(e, t) {
	L(e) && (e.housePile = Ns(e.houseCards, e.secretHouses, t), Ns(e.agentCards, e.secretAgents, t));
}
function Ns(e, t, n) {
	let r = _(n, Os(e, -9));
	for (let n = 0; n < t.length; n++) for (let i = t[n] - ks(e, n); i > 0; i--) e[r.pop()] = n;
	for (let t of r) e[t] = 4;
	return r;
}
function Ps(e, t) {
	let n = e.cards.slice(), r = e.known.slice(), i = _(t, Os(n, -9)), a = [], o = [];
	for (let e = 0; e < i.length; e++) (ht(i[e]) ? o : a).push(i[e]);
	let s = [];
	for (; s.length < e.deck.length;) {
		let e = (a.length > 0 ? a : o).pop();
		n[e] = 4, s.push(e);
	}
	let c = _(t, [...a, ...o]);
	for (let t = 0; t < e.seats; t++) for (let i = e.handCount[t] - ks(n, t); i > 0; i--) {
		let e = c.pop();
		n[e] = t, r[e] = 1 << t;
	}
	e.cards = n, e.known = r, e.deck = s;
}
function Fs(e, t, n) {
	let r = e.agenda.at(-1);
	if (!ws(r) || r.at !== -1) return;
	let i = (t) => r.threat ? To(e, t, r.threat) : ms(e, t), a = [...r.of.keys()].filter((e) => r.of[e] !== t && i(r.of[e]));
	e.agenda[e.agenda.length - 1] = {
		...r,
		at: it(n, a)
	};
}
function Is(e, t) {
	let n = e.agenda.at(-1);
	if (!Ts(n) || n.cards[0] !== -9) return;
	let r = _(t, Ya(e, n.target)).slice(0, 2);
	for (let t of r) e.known = y(e.known, t, e.known[t] | 1 << n.thief);
	e.agenda[e.agenda.length - 1] = {
		...n,
		cards: r
	};
}
// games/nanty-narking/manifest.ts
var Ls = {
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
function Rs(e, t, n) {
	return e.cheap === t ? o[t] / 3 : n ? o[t] / 2 : o[t];
}
function zs(e, t) {
	let n = e.active, r = z(e, n) & ~e.trouble;
	for (let i = 0; i < I; i++) r & 1 << i && (e.building[i] !== -1 || Rs(e, i, t) > e.money[n]) && (r &= ~(1 << i));
	return r;
}
function Bs(e, t, n, r) {
	let i = {
		district: t,
		price: n
	};
	e.houses[e.active] === 0 ? b(e, Yt(i)) : L(e) ? b(e, Xt(i)) : Hs(e, i, -1, r);
}
Y(Yt, {
	moves: (e) => H(M.of["move-house"], B(e, e.active)),
	play(e, t, n, r) {
		let i = L(e) ? e.houseKind[t.at] : -1;
		Ws(e, t.at), n?.({
			kind: "house-lost",
			seat: e.active,
			district: t.at,
			house: i,
			moves: !0
		}), Hs(e, r, i, n);
	},
	why: J("move-house", "NN-4.2.7")
}), Y(Xt, {
	moves(e) {
		let t = [];
		for (let n = 0; n < re.length; n++) Vs(e, e.active, n) === -1 && t.push(M.of["house-kind"][n]);
		return t;
	},
	play: (e, t, n, r) => Hs(e, r, t.at, n),
	why: J("house-kind", "NN-4.10.5")
});
function Vs(e, t, n) {
	for (let r = 0; r < I; r++) if (e.building[r] === t && e.houseKind[r] === n) return r;
	return -1;
}
function Hs(e, { district: t, price: n }, r, i) {
	let a = e.building[t], o = a === -1 ? null : a;
	o !== null && Gs(e, t, i), Us(e, o, n), e.building = y(e.building, t, e.active), r !== -1 && (e.houseKind[t] = r), e.houses[e.active]--, e.fresh |= 1 << t, i?.({
		kind: "built",
		seat: e.active,
		district: t,
		price: n,
		house: r,
		from: o
	});
}
function Us(e, t, n) {
	e.money[e.active] -= n, t !== null && (e.money[t] += n);
}
function Ws(e, t) {
	e.houses[e.building[t]]++, e.building = y(e.building, t, -1), L(e) && (e.houseKind[t] = -1);
}
function Gs(e, t, n) {
	let r = e.building[t], i = L(e) ? e.houseKind[t] : -1;
	Ws(e, t), n?.({
		kind: "house-lost",
		seat: r,
		district: t,
		house: i,
		moves: !1
	}), i !== -1 && e.houseCards[i] === 8 + r && (e.houseCards[i] = 7, n?.({
		kind: "card-lost",
		seat: r,
		source: Et + i
	}));
}
// games/nanty-narking/rules/events.ts
function Ks(e, t) {
	let n = x(e, t), r = e.events.at(-1);
	if (r === void 0) return t?.({
		kind: "no-event",
		seat: e.active
	});
	e.events = e.events.slice(0, -1), e.eventKnown = e.eventKnown.slice(0, -1), e.event = r, e.past = [...e.past, r], n?.({
		kind: "event",
		seat: e.active,
		event: r
	}), b(e, $t()), Ys[f[r]](e, n);
}
X($t, (e) => {
	e.event = -1, e.covered = 0, qs(e);
});
function qs(e) {
	e.rolls = [], e.victim = -1, e.shields = [], e.returning = [];
}
function Js(e, t, n) {
	for (let n = 0; n < t; n++) e.rolls = [...e.rolls, nt(e.luck, 12)];
	n?.({
		kind: "event-dice",
		event: e.event,
		rolls: [...e.rolls]
	});
}
var Ys = {
	"zeppelin-crash"(e, t) {
		Js(e, 1, t), b(e, en()), Q(e);
	},
	flood(e, t) {
		Js(e, 2, t), b(e, tn({
			seat: e.start,
			left: e.seats
		})), Q(e);
	},
	fire(e, t) {
		Zs(e), t?.({
			kind: "event-dice",
			event: e.event,
			rolls: [...e.rolls]
		}), b(e, rn()), Q(e);
	},
	fog(e, t) {
		let n = io(e, 5, 5);
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
		}), r && Kr(e, 2, -1, t);
	},
	explosion(e, t) {
		Js(e, 1, t), b(e, rn()), Q(e);
	},
	"mysterious-murders": (e) => b(e, an({
		seat: e.active,
		left: e.seats
	})),
	"riot-act"(e, t) {
		Js(e, 4, t), b(e, cn({ owner: 4 })), Q(e);
	},
	subsidence: (e) => b(e, ln({
		seat: e.active,
		left: e.seats
	})),
	"inigo-jones"(e, t) {
		Js(e, 1, t), b(e, dn(), fn(), pn());
	},
	"new-citizens"(e, t) {
		Js(e, 3, t), b(e, cn({ owner: 5 })), Q(e);
	},
	earthquake(e, t) {
		Js(e, 2, t), b(e, rn()), Q(e);
	}
};
X(en, (e, t) => {
	let n = e.rolls[0];
	e.building[n] !== -1 && !cs(e, Mt + n) && Gs(e, n, t);
	let r = e.trouble & 1 << n;
	for (let { at: r } of Lr(e, M.of.kill, 1 << n)) {
		let n = Xs(e.returning, r), i = Ba(e, U(r)) ? n : ls(e, r) + n;
		for (let n = 0; n < i; n++) Ia(e, r, t);
	}
	r && e.trouble & 1 << n && t?.({
		kind: "calmed",
		seat: e.active,
		district: n
	}), e.trouble &= ~(1 << n), b(e, ...[...e.returning].sort((e, t) => U(e) - U(t)).map((e) => Ga(U(e), n, Pr(e))));
});
var Xs = (e, t) => {
	let n = 0;
	for (let r = 0; r < e.length; r++) e[r] === t && n++;
	return n;
};
X(tn, (e, t, { seat: n, left: r }) => {
	r > 1 && b(e, tn({
		seat: S(e, n),
		left: r - 1
	})), b(e, nn({ seat: n }));
}), Y(nn, {
	who: (e, { seat: t }) => t,
	moves: (e, { seat: t }) => Rr(e, M.of.pick, is(e), t).filter(({ at: t }) => ls(e, t) > 0),
	play(e, t, n, r) {
		let i = u[W(e, t.at)] & ~is(e);
		b(e, xn({
			seat: r.seat,
			figure: t.at,
			mask: i
		}), nn(r));
	},
	why: J("pick", "NN-4.7.4")
});
function Zs(e) {
	for (let t = -1;; t = e.rolls.at(-1)) {
		let n = nt(e.luck, 12), r = e.building[n] !== -1 && !e.rolls.includes(n) && (t === -1 || !!(u[t] & 1 << n));
		if (e.rolls = [...e.rolls, n], !r) return;
	}
}
X(rn, (e, t) => Qs(e, as(e), t));
function Qs(e, t, n) {
	for (let r = 0; r < I; r++) t & 1 << r && !cs(e, Mt + r) && Gs(e, r, n);
}
X(an, (e, t, { seat: n, left: r }) => {
	qs(e), e.rolls = [...e.rolls, Uo(e, t, n) - 1], r > 1 && b(e, an({
		seat: S(e, n),
		left: r - 1
	})), b(e, on({ seat: n }));
}), Y(on, {
	who: (e, { seat: t }) => t,
	moves: (e) => Lr(e, M.of.kill, 1 << e.rolls[0]),
	play(e, t) {
		e.victim = t.at, b(e, sn()), Q(e);
	},
	why: J("kill", "NN-4.7.9")
}), X(sn, (e, t) => {
	let n = e.victim, r = U(n);
	if (cs(e, n) || Ba(e, r)) return;
	let i = W(e, n);
	Ia(e, n, t), e.returning.length > 0 && b(e, Ga(r, i, Pr(n)));
}), X(cn, (e, t, { owner: n }) => {
	for (let r = 0; r < e.rolls.length; r++) {
		let i = e.rolls[r];
		cs(e, Pt + r) ? t?.({
			kind: "kept-away",
			seat: e.building[te],
			owner: n,
			district: i
		}) : n === 5 ? Pa(e, n, i, -1, !1, t) : $s(e, i, t);
	}
});
function $s(e, t, n) {
	let r = !(e.trouble & 1 << t);
	Pa(e, 4, t, -1, !0, void 0), e.trouble |= 1 << t, n?.({
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
X(ln, (e, t, { seat: n, left: r }) => {
	r > 1 && b(e, ln({
		seat: S(e, n),
		left: r - 1
	}));
	let i = V(B(e, n)), a = Math.min(i, Math.floor(e.money[n] / 2));
	if (G(e, n, null, a * 2, t), a === 0) return Qs(e, B(e, n), t);
	i > a && b(e, un({
		seat: n,
		left: i - a
	}));
}), Y(un, {
	who: (e, { seat: t }) => t,
	moves: (e, { seat: t }) => H(M.of["lose-house"], B(e, t)),
	play(e, t, n, { seat: r, left: i }) {
		Gs(e, t.at, n), i > 1 && b(e, un({
			seat: r,
			left: i - 1
		}));
	},
	why: J("lose-house", "NN-4.7.11")
}), Y(dn, {
	who: (e) => Math.max(0, e.building[e.rolls[0]]),
	moves(e) {
		let t = e.rolls[0], n = e.building[t];
		return n === -1 ? [] : Rr(e, M.of.lose, 1 << t, n);
	},
	play(e, t) {
		e.victim = t.at;
	},
	why: J("lose", "NN-4.7.12")
}), X(fn, (e) => Q(e)), X(pn, (e, t) => {
	let n = e.rolls[0], r = e.building[n];
	cs(e, Nt + n) || (e.voided |= 1 << n, t?.({
		kind: "card-voided",
		district: n,
		seat: r === -1 ? null : r
	})), e.victim !== -1 && b(e, sn());
});
// games/nanty-narking/rules/scrolls/money.ts
var ec = (e, t, n, r) => G(e, t, e.active, n, r), tc = (e, t, n) => G(e, null, e.active, t, n), nc = 7, rc = 1, ic = {
	"take-from-each": {
		...Lo(Vo),
		window: "text",
		strike: (e, t, n, r, i) => void ec(e, n, t.amount, i)
	},
	"take-from-player": {
		...Z(Vo),
		window: "text",
		strike: (e, t, n, r, i) => void ec(e, n, t.amount, i)
	},
	"take-loan": { begin(e, t, n, r) {
		ho(e, n, 8 + e.active), e.money[e.active] += t.amount, r?.({
			kind: "loan",
			seat: e.active,
			card: n,
			amount: t.amount
		});
	} },
	"earn-per-trouble": { begin: (e, t, n, r) => void tc(e, t.amount * V(e.trouble), r) },
	"earn-per-building": { begin: (e, t, n, r) => void tc(e, t.amount * e.building.filter((e) => e !== -1).length, r) },
	"earn-per-figure-in": { begin: (e, t, n, r) => void tc(e, t.amount * xr(e, a(t.district)), r) },
	"earn-in-trouble-district": {
		can: (e) => e.trouble !== 0,
		begin: (e, t) => b(e, Zn({ amount: t.amount }))
	},
	"force-payment": {
		can: (e) => ac(e).length > 0,
		begin: (e, t) => b(e, Qn({ amount: t.amount }))
	},
	"gamble-bank": { begin(e, t, n, r) {
		let i = Uo(e, r);
		i >= nc && tc(e, t.win, r), i === rc && b(e, Yn({
			seat: e.active,
			orPay: t.loss
		}));
	} },
	"gamble-player": {
		begin(e, t, n, r) {
			let i = Uo(e, r);
			i >= nc && b(e, Gn({ source: n })), i === rc && b(e, Yn({
				seat: e.active,
				orPay: 0
			}));
		},
		affects: Vo,
		window: "text",
		strike: (e, t, n, r, i) => void ec(e, n, t.win, i)
	},
	"gamble-murder": { begin(e, t, n, r) {
		let i = Uo(e, r);
		i >= nc && b(e, Xn({
			seat: e.active,
			mask: e.trouble,
			but: -1
		})), i === rc && b(e, Yn({
			seat: e.active,
			orPay: 0
		}));
	} }
};
Y(Zn, {
	moves: (e) => H(M.of.score, e.trouble),
	play(e, t, n, { amount: r }) {
		n?.({
			kind: "scored",
			seat: e.active,
			district: t.at
		}), tc(e, r * xr(e, t.at), n);
	},
	why: J("score", "NN-4.5.5")
}), Y(Qn, {
	moves: ac,
	play(e, t, n, { amount: r }) {
		let i = Math.floor(t.at / 4);
		b(e, $n({
			payer: i,
			payee: t.at % 4,
			amount: r
		})), Co(e, "text", [i]);
	},
	why: J("pair", "NN-4.5.6")
});
function ac(e) {
	let t = [];
	for (let n = 0; n < e.seats; n++) for (let r = 0; r < e.seats; r++) n !== r && n !== e.active && r !== e.active && e.money[n] > 0 && t.push(M.of.pair[n * 4 + r]);
	return t;
}
X($n, (e, t, { payer: n, payee: r, amount: i }) => void G(e, n, r, i, t));
// games/nanty-narking/rules/variants.ts
var $ = (e, t) => t < Et ? e.kinds[e.active * 12 + t - D] : Vs(e, e.active, t - Et), oc = (e, t) => 1 << $(e, t), sc = (e, t, n) => R(e, $(e, n), t), cc = (e, t, n) => {
	let r = e.houseKind[$(e, t)];
	return r !== -1 && n.includes(re[r]);
}, lc = (e, t) => {
	let n = 0;
	for (let r = 0; r < e.seats; r++) r !== e.active && (n += sc(e, r, t));
	return n;
}, uc = (e, t, n) => n.some((n) => a(n) === $(e, t)), dc = (e, t) => e.money[e.active] >= t, fc = {
	"agent-street-girl": {
		can: (e, t, n) => mc(e, t.victims, n).length > 0,
		begin: (e, t, n) => b(e, dr({
			source: n,
			victims: t.victims,
			dealtWith: []
		})),
		refused(e, t, n, r, i) {
			b(e, mn({ figure: i })), wo(e, i, "text-removes");
		}
	},
	"agent-tosher": {
		can: (e, t, n) => (oc(e, n) & e.trouble) !== 0 && dc(e, t.fee),
		begin(e, t, n, r) {
			G(e, e.active, null, t.fee, r), e.extraPlays++;
		}
	},
	"agent-cyclist": { begin: (e, t, n) => b(e, fr({ figure: A + e.active * 12 + n - D }), pr()) },
	"agent-jockey": {
		...Z((e, t, n, r) => sc(e, n, r) > 0 && e.handCount[n] > 0),
		window: "text-hand",
		strike(e, t, n, r, i) {
			fo(e, e.active, n, i), b(e, mr({ target: n }));
		}
	},
	"agent-sailor": {
		can: (e, t, n) => (oc(e, n) & ee) !== 0 && e.handCount[e.active] > 0 && e.deck.length > 0 && dc(e, t.fee),
		begin(e, t, n, r) {
			G(e, e.active, null, t.fee, r), b(e, kn({
				gain: 0,
				draw: 1
			}));
		}
	},
	"agent-newsboy": {
		can: (e, t, n) => lc(e, n) > 0 && e.deck.length > 0 && dc(e, t.fee),
		begin(e, t, n, r) {
			G(e, e.active, null, t.fee, r), ro(e, e.active, 1, r);
		}
	},
	"agent-flower-girl": {
		can: (e, t, n) => cc(e, n, t.near),
		begin: (e, t, n, r) => void tc(e, t.amount, r)
	},
	"agent-match-girl": {
		...Z((e, t, n, r) => sc(e, n, r) > 0 && (e.money[n] > 0 || e.handCount[n] > 0)),
		window: "text-hand",
		strike: (e, t, n, r) => b(e, Pn({
			seat: n,
			amount: t.amount,
			left: sc(e, n, r)
		}))
	},
	"agent-maid": {
		can: (e, t, n) => (wr(oc(e, n)) & e.trouble) !== 0 && dc(e, t.fee),
		begin(e, t, n, r) {
			G(e, e.active, null, t.fee, r), b(e, Wn({ mask: wr(oc(e, n)) & e.trouble }));
		}
	},
	"agent-governess": {
		can: (e, t, n) => cc(e, n, t.near) && e.events.length > 0,
		begin: (e, t, n, r) => hc(e, Math.min(t.count, e.events.length), r)
	},
	"agent-gentleman": {
		can: (e, t, n) => e.building[$(e, n)] === -1,
		begin(e, t, n) {
			e.cheap = $(e, n);
		}
	},
	"building-palace": {
		can: (e, t, n) => uc(e, n, t.in) && lc(e, n) > 0,
		begin: (e, t, n, r) => void tc(e, t.amount * lc(e, n), r)
	},
	"building-mansion": {
		can: (e, t, n) => _c(e, $(e, n)).length > 0,
		begin: (e, t, n) => b(e, _r({ at: $(e, n) }))
	},
	"building-factory": {
		can: (e, t, n) => Ha(e, e.active, oc(e, n)),
		begin: (e, t, n) => b(e, yr({
			where: oc(e, n),
			left: t.count
		}))
	},
	"building-tenement": {
		can: (e, t, n) => xr(e, $(e, n)) > 0,
		begin: (e, t, n) => b(e, Xn({
			seat: e.active,
			mask: oc(e, n),
			but: -1
		}))
	},
	"building-office": {
		...Z((e, t, n, r) => uc(e, r, t.in) && sc(e, n, r) > 0 && e.money[n] > 0),
		window: "text",
		strike: (e, t, n, r, i) => void ec(e, n, t.amount, i)
	},
	"building-hotel": {
		...Lo((e, t, n, r) => sc(e, n, r) > 0 && e.money[n] > 0),
		can: (e, t, n) => pc(e, n),
		window: "text",
		strike: (e, t, n, r, i) => void ec(e, n, t.amount * sc(e, n, r), i)
	}
};
function pc(e, t) {
	for (let n = 0; n < e.seats; n++) if (n !== e.active && sc(e, n, t) > 0 && e.money[n] > 0) return !0;
	return !1;
}
function mc(e, t, n) {
	let r = [];
	for (let i = 0; i < e.seats; i++) for (let a = 0; a < d.length; a++) i !== e.active && e.kinds[i * 12 + a] === $(e, n) && t.includes(d[a]) && r.push(M.of.kill[A + i * 12 + a]);
	return r;
}
Y(dr, {
	moves(e, { source: t, victims: n, dealtWith: r }) {
		let i = mc(e, n, t).filter((e) => !r.includes(e.at));
		return r.length > 0 && i.length > 0 && i.push(M.of.done), i;
	},
	play(e, t, n, r) {
		if (t === M.of.done) return;
		let i = [...r.dealtWith, t.at];
		b(e, Jn({
			source: r.source,
			seat: U(t.at),
			figure: t.at
		}), dr({
			...r,
			dealtWith: i
		}));
	},
	why: J("kill", "NN-4.10.6")
}), Y(fr, {
	moves(e, { figure: t }) {
		let n = H(M.of.to, c & ~(1 << W(e, t)));
		return n.push(M.of.stay), n;
	},
	play(e, t, n, { figure: r }) {
		t !== M.of.stay && Ra(e, r, t.at, n);
	},
	why: J("to", "NN-4.3.6")
}), Y(pr, {
	moves: (e) => e.housePile.length > 0 ? [M.of["draw-house"], M.of.done] : [],
	play(e, t, n) {
		if (t === M.of.done) return;
		let r = x(e, n), i = e.housePile.pop();
		e.houseCards[i] = e.active, e.secretHouses[e.active]++, r?.({
			kind: "house-card",
			seat: e.active,
			secret: { house: i },
			eyes: [e.active]
		});
	},
	why: J("draw-house", "NN-4.10.8")
}), Y(mr, {
	secret: !0,
	moves(e, { target: t }) {
		let n = Ja(e, M.of.take, t);
		return n.push(M.of.done), n;
	},
	play(e, t, n, { target: r }) {
		t !== M.of.done && uo(e, r, e.active, t.at, n);
	},
	why: J("take", "NN-4.10.9")
});
function hc(e, t, n) {
	let r = e.events.length - t;
	e.eventKnown = e.eventKnown.map((t, n) => n < r ? t : t | 1 << e.active), x(e, n)?.({
		kind: "looked-ahead",
		seat: e.active,
		count: t,
		secret: { events: e.events.slice(r) },
		eyes: [e.active]
	}), b(e, hr({ count: t }));
}
var gc = (e, t) => t.flatMap((t) => t === -9 ? [] : [e[t]]);
Y(hr, {
	secret: !0,
	always: !0,
	moves: (e, { count: t }) => gc(M.of.bottom, e.events.slice(-t)),
	play(e, t, n, { count: r }) {
		e.events = [t.at, ...e.events.filter((e) => e !== t.at)];
		let i = e.eventKnown.length - r;
		e.eventKnown = [e.eventKnown[i], ...e.eventKnown.toSpliced(i, 1)], r > 2 && b(e, gr({
			left: r - 1,
			done: 0
		}));
	},
	why: J("bottom", "NN-4.10.16")
}), Y(gr, {
	secret: !0,
	moves: (e, { left: t, done: n }) => gc(M.of.top, e.events.slice(e.events.length - n - t, e.events.length - n)),
	play(e, t, n, { left: r, done: i }) {
		let a = e.events.length - 1 - i;
		e.events = e.events.filter((e) => e !== t.at).toSpliced(a, 0, t.at), r > 2 && b(e, gr({
			left: r - 1,
			done: i + 1
		}));
	},
	why: J("top", "NN-4.10.16")
}), Y(_r, {
	moves: (e, { at: t }) => _c(e, t),
	play: (e, t, n, { at: r }) => b(e, vr({
		at: r,
		first: t.at
	})),
	why: J("pick", "NN-4.10.19")
});
var _c = (e, t) => Rr(e, M.of.pick, c, e.active).filter((n) => vc(e, t, n.at).length > 0);
function vc(e, t, n) {
	let r = W(e, n) === t ? c & ~(1 << t) : 1 << t, i = [];
	for (let t = 0; t < I; t++) for (let n = 0; n < e.seats; n++) r & 1 << t && n !== e.active && Ir(e, i, M.of.pick, t, n);
	return i;
}
Y(vr, {
	moves: (e, { at: t, first: n }) => vc(e, t, n),
	play: (e, t, n, { first: r }) => Yo(e, r, t.at),
	why: J("pick", "NN-4.10.19")
}), X(yr, (e, t, { where: n, left: r }) => {
	if (r === 0) {
		if (e.trouble & n || !(Sr(e) & n)) return;
		e.trouble |= n, t?.({
			kind: "stirred",
			seat: e.active,
			district: Math.log2(n)
		});
	} else b(e, yr({
		where: n,
		left: r - 1
	})), Ha(e, e.active, n) && Wa(e, e.active, n);
});
// games/nanty-narking/rules/scrolls/buildings.ts
var yc = {
	"build-discount": {
		can: (e) => zs(e, !0) !== 0,
		begin: (e) => b(e, Tn())
	},
	"buy-building": {
		can: (e, t) => bc(e, t.trouble) !== 0,
		begin: (e, t) => b(e, En({ trouble: t.trouble }))
	},
	"extort-building": {
		...Z((e, t, n) => B(e, n) !== 0),
		window: "text",
		strike: (e, t, n, r) => b(e, Jn({
			source: r,
			seat: n,
			figure: -1
		})),
		refused: (e, t, n) => b(e, On({ target: n }))
	}
};
Y(Tn, {
	moves: (e) => H(M.of.build, zs(e, !0)),
	play: (e, t, n) => Bs(e, t.at, Rs(e, t.at, !0), n),
	why: J("build", "NN-4.2.6")
});
function bc(e, t) {
	let n = t ? e.trouble : ~e.trouble;
	for (let t = 0; t < I; t++) {
		let r = e.building[t];
		(r === -1 || r === e.active || o[t] > e.money[e.active]) && (n &= ~(1 << t));
	}
	return n;
}
Y(En, {
	moves: (e, { trouble: t }) => H(M.of.buy, bc(e, t)),
	play(e, t) {
		b(e, Dn({ district: t.at })), Co(e, "text", [e.building[t.at]]);
	},
	why: J("buy", "NN-4.5.40")
}), X(Dn, (e, t, { district: n }) => Bs(e, n, o[n], t)), Y(On, {
	moves(e, { target: t }) {
		let n = H(M.of.raze, B(e, t));
		return n.push(M.of.done), n;
	},
	play(e, t, n) {
		t !== M.of.done && Gs(e, t.at, n);
	},
	why: J("raze", "NN-4.5.41")
});
// engine/event.ts
var xc = (e) => e, Sc = (e, t, n) => e.money[n] > 0 || e.handCount[n] > 0, Cc = {
	"draw-cards": { begin: (e, t, n, r) => ro(e, e.active, t.count, r) },
	"draw-per-building": { begin: (e, t, n, r) => ro(e, e.active, e.building.filter((t) => t === e.active).length, r) },
	"draw-from-discard": { begin(e, t, n, r) {
		let i = [...e.cards.keys()].filter((t) => e.cards[t] === 5), a = _(e.luck, i).slice(0, t.count);
		for (let t of a) so(e, e.active, t);
		r?.({
			kind: "took-discards",
			seat: e.active,
			cards: a
		});
	} },
	"discard-card": {
		can: (e) => e.handCount[e.active] > 0,
		begin: (e) => b(e, kn({
			gain: 0,
			draw: 0
		}))
	},
	"sell-discards": {
		can: (e) => e.handCount[e.active] > 0,
		begin: (e, t) => b(e, An({ price: t.price }))
	},
	"discard-and-refill": { begin: (e, t) => b(e, jn({ left: t.max }), Mn()) },
	"play-cards": { begin(e, t, n) {
		e.open.push(n), b(e, nr({
			card: n,
			left: t.count
		}));
	} },
	"receive-cards": {
		...Z(Ho),
		window: "text-hand",
		strike: (e, t, n) => b(e, Nn({
			from: n,
			to: e.active,
			left: t.count,
			price: 0
		}))
	},
	"each-gives-coin-or-card": {
		...Lo(Sc),
		window: "text-hand",
		strike: (e, t, n) => b(e, Pn({
			seat: n,
			amount: t.amount,
			left: 1
		}))
	},
	"sell-card": {
		...Z(Bo),
		can: (e) => e.handCount[e.active] > 0,
		window: "text-hand",
		strike: (e, t, n) => b(e, Nn({
			from: e.active,
			to: n,
			left: 1,
			price: t.price
		}))
	},
	"inspect-and-discard": {
		...Z(Ho),
		window: "text-hand",
		strike(e, t, n, r, i) {
			fo(e, e.active, n, i), b(e, Fn({ target: n }));
		}
	},
	"steal-random": {
		...Z(Ho),
		window: "text-hand",
		strike: (e, t, n, r, i) => Tc(e, n, i)
	},
	"exchange-hands": {
		...Z(Bo),
		window: "text-hand",
		strike: (e, t, n, r, i) => Ec(e, n, i)
	},
	"give-hindrance": {
		...Z(Bo),
		window: "text",
		strike: (e, t, n, r) => b(e, Jn({
			source: r,
			seat: n,
			figure: -1
		})),
		refused(e, t, n, r, i, a) {
			ho(e, r, 8 + n), a?.({
				kind: "hindered",
				seat: n,
				card: r
			});
		}
	},
	"peek-personalities": { begin: (e, t, n, r) => kc(e, r) },
	"exchange-personality": {
		can: Dc,
		begin: (e, t, n, r) => Ac(e, r)
	}
};
Y(kn, {
	always: !0,
	moves: (e) => Ja(e, M.of.discard, e.active),
	play(e, t, n, { gain: r, draw: i }) {
		co(e, e.active, t.at, n), G(e, null, e.active, r, n), ro(e, e.active, i, n);
	},
	why: J("discard", "NN-4.5.12")
}), Y(An, {
	moves: (e) => wc(e),
	play(e, t, n, r) {
		t !== M.of.done && (co(e, e.active, t.at, n), G(e, null, e.active, r.price, n), e.handCount[e.active] > 0 && b(e, An(r)));
	},
	why: J("discard", "NN-4.5.13")
}), Y(jn, {
	moves: (e) => wc(e),
	play(e, t, n, { left: r }) {
		t !== M.of.done && (co(e, e.active, t.at, n), r > 1 && e.handCount[e.active] > 0 && b(e, jn({ left: r - 1 })));
	},
	why: J("discard", "NN-4.5.14")
});
function wc(e) {
	let t = Ja(e, M.of.discard, e.active);
	return t.push(M.of.done), t;
}
X(Mn, (e, t) => ro(e, e.active, Nr(e, e.active) - e.handCount[e.active], t)), Y(Nn, {
	secret: !0,
	always: !0,
	who: (e, { from: t }) => t,
	moves: (e, { from: t }) => Ja(e, M.of.give, t),
	play(e, t, n, r) {
		let { from: i, to: a, left: o, price: s } = r;
		uo(e, i, a, t.at, n), s > 0 && ec(e, a, s, n), o > 1 && b(e, Nn({
			...r,
			left: o - 1
		}));
	},
	why: J("give", "NN-4.5.16")
}), Y(Pn, {
	secret: !0,
	always: !0,
	who: (e, { seat: t }) => t,
	moves(e, { seat: t, amount: n }) {
		let r = Ja(e, M.of.give, t);
		return e.money[t] >= n && r.push(M.of.coin), r;
	},
	play(e, t, n, r) {
		let { seat: i, amount: a, left: o } = r;
		t === M.of.coin ? ec(e, i, a, n) : uo(e, i, e.active, t.at, n), o > 1 && b(e, Pn({
			...r,
			left: o - 1
		}));
	},
	why: J("give", "NN-4.5.17")
}), Y(Fn, {
	always: !0,
	moves: (e, { target: t }) => Ja(e, M.of.discard, t),
	play: (e, t, n, { target: r }) => co(e, r, t.at, n),
	why: J("discard", "NN-4.5.19")
});
function Tc(e, t, n) {
	let r = Ya(e, t);
	r.length < e.handCount[t] && Ye();
	let [i, a] = _(e.luck, r);
	if (i !== void 0) {
		if (a === void 0) return uo(e, t, e.active, i, n);
		e.known = e.known.map((t, n) => n === i || n === a ? t | 1 << e.active : t), xc(n)?.({
			kind: "inspected",
			seat: e.active,
			target: t,
			secret: { cards: [i, a] },
			eyes: [e.active, t]
		}), b(e, In({
			thief: e.active,
			target: t,
			cards: [i, a]
		}));
	}
}
Y(In, {
	secret: !0,
	moves: (e, { cards: t }) => t[0] === -9 ? [] : t.map((e) => M.of.keep[e]),
	play: (e, t, n, { target: r }) => uo(e, r, e.active, t.at, n),
	why: J("keep", "NN-4.5.20")
});
function Ec(e, t, n) {
	let r = e.active, i = 1 << r | 1 << t;
	e.known = e.known.map((n, a) => e.cards[a] === r || e.cards[a] === t ? n | i : n), e.cards = e.cards.map((e) => e === r ? t : e === t ? r : e);
	let a = e.handCount[r];
	e.handCount[r] = e.handCount[t], e.handCount[t] = a, x(e, n)?.({
		kind: "exchanged-hands",
		seat: r,
		target: t,
		secret: { hands: [Ya(e, r), Ya(e, t)] },
		eyes: [r, t]
	});
}
function Dc(e) {
	return e.personas.filter((e) => e !== 7).length > e.seats;
}
var Oc = (e) => e.personas.includes(-9) ? Ye() : [...e.personas.keys()].filter((t) => e.personas[t] === 4);
function kc(e, t) {
	let n = _(e.luck, Oc(e)).slice(1);
	e.personaKnown = e.personaKnown.map((t, r) => n.includes(r) ? t | 1 << e.active : t), xc(t)?.({
		kind: "peeked",
		seat: e.active,
		count: n.length,
		secret: { personas: n },
		eyes: [e.active]
	});
}
function Ac(e, t) {
	let n = e.active, r = e.personas.indexOf(n), i = it(e.luck, Oc(e)), a = e.personaKnown.map((t, r) => e.personas[r] === 4 ? t & 1 << n : t);
	e.personas = y(y(e.personas, r, 4), i, n), e.personaKnown = y(y(a, i, 1 << n), r, 1 << n), xc(t)?.({
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
var jc = {
	...ic,
	...Cc,
	...Jo,
	...yc,
	...fc
}, Mc = Ot.map((e) => e && jc[e.text]), Nc = (e) => Mc[e];
function Pc(e, t) {
	let n = Nc(t);
	return !n.can || n.can(e, O(t), t);
}
function Fc(e, t, n) {
	b(e, wn()), Nc(t).begin(e, O(t), t, n);
}
var Ic = (e, t, n) => n !== e.active && Nc(t).affects(e, O(t), n, t);
function Lc(e, t, n) {
	b(e, Kn({
		source: t,
		seat: n
	}));
	let { window: r } = Nc(t);
	r && Co(e, r, [n]);
}
Y(Gn, {
	moves(e, { source: t }) {
		let n = [];
		for (let r = 0; r < e.seats; r++) Ic(e, t, r) && n.push(M.of.target[r]);
		return n;
	},
	play(e, t, n, { source: r }) {
		G(e, e.active, t.at, Ro(O(r)), n), Lc(e, r, t.at);
	},
	why: J("target", "NN-4.5.42")
}), X(Kn, (e, t, { source: n, seat: r }) => Nc(n).strike(e, O(n), r, n, t)), X(qn, (e, t, { source: n, seat: r }) => {
	r !== e.active && (b(e, qn({
		source: n,
		seat: S(e, r)
	})), Ic(e, n, r) && Lc(e, n, r));
}), Y(Jn, {
	who: (e, { seat: t }) => t,
	moves: (e, { source: t, seat: n }) => e.money[n] >= Rc(t) ? [M.of.pay, M.of.refuse] : [M.of.refuse],
	play(e, t, n, { source: r, seat: i, figure: a }) {
		t === M.of.pay ? G(e, i, e.active, Rc(r), n) : Nc(r).refused(e, O(r), i, r, a, n);
	},
	why: (e, t) => t === M.of.pay ? "NN-4.9.1" : "NN-6.2"
});
var Rc = (e) => O(e).ransom;
// games/nanty-narking/rules/free.ts
function zc(e, t) {
	return t === D + At || e.usedCards & 1 << t - D ? !1 : $(e, t) !== -1 && Pc(e, t);
}
var Bc = (e, t) => t === e.active || t === 8 + e.active, Vc = (e, t, n) => t === 8 + e.active || n > 0 && ko(t), Hc = (e, t) => e.cards[Ct] === e.active && e.lastLaid !== -1 && !t;
function Uc(e, t, n = !1) {
	for (let n = 0; n < I; n++) e.building[n] === e.active && $o(e, n) && t.push(M.of.use[n]);
	if (L(e)) {
		for (let n = 0; n < d.length; n++) Bc(e, e.agentCards[n]) && zc(e, D + n) && t.push(M.of.agent[n]);
		for (let n = 0; n < re.length; n++) Bc(e, e.houseCards[n]) && zc(e, Et + n) && t.push(M.of.house[n]);
	}
	jo(e, t, e.active), Hc(e, n) && t.push(M.of.watson);
}
function Wc(e) {
	for (let t = 0; t < I; t++) if (e.building[t] === e.active && $o(e, t)) return !0;
	return to(e, e.active) || L(e) && Gc(e);
}
function Gc(e) {
	let t = e.secretAgents[e.active], n = e.secretHouses[e.active];
	for (let n = 0; n < d.length; n++) if (Vc(e, e.agentCards[n], t) && zc(e, D + n)) return !0;
	for (let t = 0; t < re.length; t++) if (Vc(e, e.houseCards[t], n) && zc(e, Et + t)) return !0;
	return !1;
}
var Kc = ({ verb: e }) => e === "use" || e === "throw" || e === "agent" || e === "house" || e === "watson";
function qc(e, t, n) {
	t.verb === "use" ? ts(e, t.at, n) : t.verb === "throw" ? co(e, e.active, E[t.at], n) : t.verb === "watson" ? Yc(e, n) : Jc(e, (t.verb === "agent" ? D : Et) + t.at, n);
}
function Jc(e, t, n) {
	let r = t < Et, i = r ? e.agentCards : e.houseCards, a = t - (r ? D : Et);
	i[a] === e.active && (r ? e.secretAgents : e.secretHouses)[e.active]--, i[a] = kt[t - D] ? 8 + e.active : 7, e.usedCards |= 1 << t - D, n?.({
		kind: "used-card",
		seat: e.active,
		source: t
	}), Fc(e, t, n);
}
function Yc(e, t) {
	let n = e.cards[e.lastLaid] === 6 ? e.lastLaid : -1;
	for (lo(e, e.active, Ct, 5), n !== -1 && (e.laid.splice(e.laid.indexOf(n), 1), so(e, e.active, n)); !ur.is(e.agenda.at(-1));) e.agenda.pop();
	t?.({
		kind: "watson",
		seat: e.active,
		card: n
	});
}
function Xc(e, t) {
	switch (t.verb) {
		case "use": return e.building[t.at] === e.active ? "NN-4.4.2" : "NN-4.4.1";
		case "agent":
		case "house": return "NN-4.10.25";
		case "watson": return "NN-4.6.10";
		default: return "NN-4.6.3";
	}
}
// games/nanty-narking/rules/symbols.ts
var Zc = (e) => T.map((t, n) => [...t, 0].map((t, r) => e({
	card: n,
	at: r
}))), Qc = Zc(er), $c = Zc(tr);
X(er, (e, t, { card: n, at: r }) => {
	let i = T[n];
	for (let a = r; a < i.length; a++) {
		if (el(e, n, a) || Wc(e)) return b(e, $c[n][a]);
		t?.({
			kind: "lapsed",
			seat: e.active,
			card: n,
			at: a
		});
	}
});
function el(e, t, n) {
	switch (T[t][n]) {
		case "place-agent": return Ha(e, e.active, "near");
		case "remove-trouble": return e.trouble !== 0;
		case "assassinate": return zr(e, e.trouble, e.active);
		case "build": return zs(e, !1) !== 0;
		case "scroll": return Pc(e, t);
		case "play-another": return e.handCount[e.active] > 0;
		case "money":
		case "event": return !0;
		case "interrupt": return !1;
	}
}
Y(tr, {
	always: (e, { card: t, at: n }) => T[t][n] !== "event" || Wc(e),
	moves(e, { card: t, at: n }) {
		let r = T[t][n] === "event", i = tl(e, t, n);
		return r || i.push(M.of.skip), Uc(e, i, r), i;
	},
	play(e, t, n, { card: r, at: i }) {
		if (Kc(t)) return b(e, Qc[r][i]), qc(e, t, n);
		b(e, Qc[r][i + 1]), t === M.of.skip ? n?.({
			kind: "skipped",
			seat: e.active,
			card: r,
			at: i
		}) : rl(e, t, r, i, n);
	},
	why: (e, t, { card: n, at: r }) => Kc(t) ? Xc(e, t) : cl(e, t, n, r)
});
function tl(e, t, n) {
	switch (T[t][n]) {
		case "place-agent": return e.supply[e.active] > 0 ? H(M.of.place, Va(e, e.active, "near")) : Ha(e, e.active, "near") ? [M.of.do] : [];
		case "remove-trouble": return H(M.of.calm, e.trouble);
		case "assassinate": return Lr(e, M.of.kill, e.trouble, e.active);
		case "build": return H(M.of.build, zs(e, !1));
		case "scroll": return Pc(e, t) ? [M.of.do] : [];
		case "play-another": return nl(e);
		case "money":
		case "event": return [M.of.do];
		case "interrupt": return [];
	}
}
function nl(e) {
	let t = [];
	return Xa(e, t, M.of.play, e.active), t;
}
function rl(e, t, n, r, i) {
	switch (T[n][r]) {
		case "place-agent": return t.verb === "place" ? qa(e, e.active, t.at, -1, !1, i) : b(e, _n({
			seat: e.active,
			where: "near",
			quiet: !1,
			optional: !1
		}));
		case "money":
			G(e, null, e.active, _t[n][r], i);
			return;
		case "remove-trouble": return Zo(e, t.at, i);
		case "assassinate": return b(e, mn({ figure: t.at }), wn()), wo(e, t.at, "skull");
		case "build": return Bs(e, t.at, Rs(e, t.at, !1), i);
		case "scroll": return Fc(e, n, i);
		case "event": return Ks(e, i);
		case "play-another": return il(e, t.at, "another", i);
	}
}
function il(e, t, n, r) {
	po(e, e.active, t, n, r), b(e, Qc[t][0]);
}
X(nr, (e, t, { card: n, left: r }) => {
	e.handCount[e.active] > 0 || Wc(e) ? b(e, rr({
		card: n,
		left: r
	})) : al(e, n);
});
function al(e, t) {
	e.open.splice(e.open.indexOf(t), 1), mo(e);
}
Y(rr, {
	always: !0,
	moves(e) {
		let t = nl(e);
		return t.push(M.of.skip), Uc(e, t), t;
	},
	play(e, t, n, { card: r, left: i }) {
		if (Kc(t)) return b(e, nr({
			card: r,
			left: i
		})), qc(e, t, n);
		if (t === M.of.skip) return al(e, r);
		i > 1 ? b(e, nr({
			card: r,
			left: i - 1
		})) : e.open.splice(e.open.indexOf(r), 1), il(e, t.at, "slot", n);
	},
	why: (e, t) => Kc(t) ? Xc(e, t) : ol(e, t)
});
function ol(e, t) {
	return t.verb === "play" ? e.cards[t.at] === e.active && bt[t.at] ? "NN-4.1.3" : "NN-4.1.9" : "NN-6.2";
}
var sl = {
	place: ["place-agent", "NN-4.2.1"],
	calm: ["remove-trouble", "NN-4.2.4"],
	kill: ["assassinate", "NN-4.2.5"],
	build: ["build", "NN-4.2.6"]
};
function cl(e, t, n, r) {
	let i = T[n][r];
	if (i === "event") return "NN-4.2.9";
	let [a, o] = sl[t.verb] ?? [];
	return a === i && o !== void 0 ? o : t.verb === "play" ? i === "play-another" ? ol(e, t) : "NN-4.1.4" : t === M.of.do ? i === "scroll" ? "NN-4.5.42" : "NN-4.1.5" : "NN-4.1.4";
}
X(ir, (e) => {
	if (b(e, or(), sr({ seat: e.start })), L(e)) return b(e, ar({
		seat: e.start,
		at: 0
	}));
	for (let t = 0; t < e.seats; t++) for (let n = 0; n < ie.length; n++) Pa(e, t, ie[n], -1, !0, void 0);
}), Y(ar, {
	who: (e, { seat: t }) => t,
	moves: (e, { seat: t }) => Ka(e, t),
	play(e, t, n, { seat: r, at: i }) {
		Pa(e, r, ie[i], t.at, !0, n), i + 1 < ie.length ? b(e, ar({
			seat: r,
			at: i + 1
		})) : S(e, r) !== e.start && b(e, ar({
			seat: S(e, r),
			at: 0
		}));
	},
	why: J("kind", "NN-3.8")
}), X(or, (e, t) => {
	for (let n = 0; n < ie.length; n++) e.trouble |= 1 << ie[n], t?.({
		kind: "stirred",
		seat: e.start,
		district: ie[n]
	});
});
var ll = lr({ start: !0 }), ul = lr({ start: !1 });
X(sr, (e, t, { seat: n }) => {
	e.active = n, e.turn++, e.used = 0, e.fresh = 0, e.usedCards = 0, e.cheap = -1, e.mustPlay = 1, e.extraPlays = 0, t?.({
		kind: "turn",
		seat: n
	}), b(e, ll, ur());
}), X(cr, (e) => {
	(e.mustPlay + e.extraPlays > 0 && e.handCount[e.active] > 0 || Wc(e)) && b(e, ul);
});
var dl = (e) => e.turn > e.seats && Gr(e, e.active);
Y(lr, {
	always: !0,
	moves(e, { start: t }) {
		let n = [];
		return t && dl(e) && n.push(M.of.declare), e.mustPlay + e.extraPlays > 0 && Xa(e, n, M.of.play, e.active), e.mustPlay && no(e, e.active) || n.push(M.of.end), Uc(e, n), n;
	},
	play(e, t, n) {
		if (t !== M.of.end) {
			if (t === M.of.declare) return fl(e, n);
			if (b(e, cr()), Kc(t)) return qc(e, t, n);
			e.mustPlay ? e.mustPlay = 0 : e.extraPlays--, il(e, t.at, "turn", n);
		}
	},
	why(e, t, { start: n }) {
		return Kc(t) ? Xc(e, t) : t === M.of.declare ? n ? "NN-5.2" : "NN-4.1.2" : t.verb === "play" && e.cards[t.at] === e.active ? bt[t.at] ? "NN-4.1.3" : "NN-4.1.8" : t === M.of.end ? "NN-4.1.3" : "NN-6.2";
	}
});
function fl(e, t) {
	t?.({
		kind: "declared",
		seat: e.active,
		persona: Br(e, e.active)
	}), Kr(e, 1, e.active, t);
}
X(ur, (e, t) => {
	go(e);
	let n = Nr(e, e.active) - e.handCount[e.active], r = n > e.deck.length;
	if (ro(e, e.active, n, t), !r) return b(e, sr({ seat: S(e, e.active) }));
	t?.({
		kind: "deck-out",
		seat: e.active
	}), Kr(e, 3, qr(e), t);
});
// games/nanty-narking/index.ts
var pl = {
	id: Ls.id,
	version: 3,
	seats: Ls.seats,
	colours: [
		"green",
		"yellow",
		"violet",
		"blue"
	],
	variants: {
		personalities: ce,
		"agent-and-building-cards": ["off", "on"]
	},
	secrets: !0,
	moves: M,
	steps: qt(Object.values(Jt)),
	setup: (e) => ({
		...zt(e),
		agenda: [ir()]
	}),
	clone: Wt,
	view: vs,
	result: Qr,
	scores: (e) => C(e).map((t) => Yr(e, t)),
	why: (e) => e.agenda.length === 0 ? "NN-5.1" : "NN-4.1.1",
	guess: Es,
	outlook: Pi,
	terms: Wi,
	had: $r,
	value: Ii,
	plans: _a,
	broken: Ca,
	sights: _s,
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
export { pl as game };
